import { createContext, use } from 'react';
import type { EmptyScenes } from '#posters/art.ts';

/** Colours and texts of a region's screens, defined in `regions/<id>/face.ts`. */
export interface Look {
  /** The two lines of the home page's title. Text between asterisks is in italics. */
  headline: [string, string];
  /** Placeholder of the search box. */
  searchHint: string;
  /** Local names that empty fields show as examples. */
  examples: Record<'planSearch' | 'plan' | 'operator' | 'meeting' | 'itinerary' | 'road' | 'event', string>;
  /** Picture of the home page: its scene, its hours in light and dark mode, and the colour of text over its sky in light mode. */
  hero: { scene: string; day: string; night: string; alt: string; ink: 'dark' | 'light' };
  /** Scenes for empty screens. */
  empty: EmptyScenes;
  /** Interests that travellers can choose, in order, each with its scene. */
  interests: Record<string, string>;
  /** CSS custom properties `brand-*` (light mode) and `night-*` (dark mode). `brand-shade` is an "r g b" triple. */
  palette: Record<string, string>;
  /** SVG path in a 12 × 6 box: the motif that is repeated along lines and edges. */
  motif: string;
  /** SVG path of the logo in a 26 × 26 box. */
  mark: string;
}

/** A source of the region's data, with the attribution that its licence requires. */
export interface Source {
  id: string;
  name: string;
  attribution: string;
  licence: string;
  licence_name: string;
  licence_url: string | null;
  url: string | null;
  date: string;
  used_for: string[];
  note: string | null;
}

export interface LegalNotice {
  id: string;
  title: string;
  text: string;
}

/** A button that the law requires. `href` is a path of this site or a complete URL. */
export interface LegalButton {
  id: string;
  label: string;
  hint: string | null;
  href: string;
}

/**
 * The data of a region that screens need. The server reads this data from the region's folder and writes it into the first HTML. One build
 * therefore serves all regions.
 */
export interface Face extends Look {
  id: string;
  /** Product name, part of every page title: "Descubre Trujillo". */
  product: string;
  /** Name of the region in a sentence: "Trujillo y valle de Moche". */
  region: string;
  /** Tagline: "Viaja, explora y conoce …". */
  tagline: string;
  description: string;
  /** ISO 3166-1 code. */
  country: string;
  locale: string;
  timeZone: string;
  currency: { code: string; symbol: string };
  /** The point from which distances are measured. `label` is its name inside a sentence. */
  centre: { name: string; label: string; lon: number; lat: number };
  bbox: [west: number, south: number, east: number, north: number];
  /** Box within which people can choose points. */
  reach: [west: number, south: number, east: number, north: number];
  organisation: { name: string; email: string; phone: string | null; address: string };
  /** `true` if the organisation is a placeholder. */
  demo: boolean;
  sources: Source[];
  /** Notices and buttons that the country's law requires on public screens. */
  law: {
    /** The sales that the site offers. Every screen that sells checks this value (features/policies/contract/sales.ts). */
    sells: 'nothing' | 'quotations' | 'everything';
    /** Name of the complaints book: "Libro de Reclamaciones". */
    complaintBook: string;
    /** Notices in the footer of every page. */
    notices: LegalNotice[];
    buttons: LegalButton[];
    /** Notices and buttons on the home page, above the footer. */
    home: { notices: LegalNotice[]; buttons: LegalButton[] };
    /** Notices on the page of each business. `register` is set if the page must show the registration number of the business. */
    listing: { notices: LegalNotice[]; register: { name: string; shortName: string; url: string | null } | null };
  };
}

const FaceContext = createContext<Face | null>(null);
export const FaceProvider = FaceContext.Provider;

const FaceRenewal = createContext<(face: Partial<Face>) => void>(() => undefined);
export const FaceRenewalProvider = FaceRenewal.Provider;

/**
 * Returns a function that shows edited data of the region on this page at once. Other browsers show them after their next document load.
 */
export const useRenewFace = () => use(FaceRenewal);

/** Returns the region of this page. */
export function useFace(): Face {
  const face = use(FaceContext);
  if (!face) throw new Error('useFace outside FaceProvider');
  return face;
}
