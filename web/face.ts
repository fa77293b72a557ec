import { createContext, use } from 'react';
import type { EmptyScenes } from '#posters/art.ts';

/** Look and wording of a region on screen: `regions/<id>/face.ts`. */
export interface Look {
  /** Two lines of the first screen; the part between asterisks is in italics. */
  headline: [string, string];
  /** Placeholder of the search box. */
  searchHint: string;
  /** Local names, as placeholders of empty fields. */
  examples: Record<'planSearch' | 'plan' | 'operator' | 'meeting' | 'itinerary' | 'road' | 'event', string>;
  /** Wide scene of the home screen, its hour by day and by night, and whether text over its sky is dark or light by day. */
  hero: { scene: string; day: string; night: string; alt: string; ink: 'dark' | 'light' };
  /** Scenes of empty states. */
  empty: EmptyScenes;
  /** Scene of each interest that travellers may choose here, in order. */
  interests: Record<string, string>;
  /** CSS custom properties, `brand-*` and `night-*`; `brand-shade` is an "r g b" triple. */
  palette: Record<string, string>;
  /** SVG path in a 12 × 6 box: the fret, repeated along rules and edges. */
  motif: string;
  /** SVG path in a 26 × 26 box: the logo beside the name. */
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

/** `href` is a path of this site, or a complete URL. */
export interface LegalButton {
  id: string;
  label: string;
  hint: string | null;
  href: string;
}

/**
 * Everything that distinguishes one region. It is run-time data: the server reads it from the region's folder and writes it into the first HTML, so
 * one build serves every region.
 */
export interface Face extends Look {
  id: string;
  /** Product name, the first half of every title: "Descubre Trujillo". */
  product: string;
  /** Name of the region in a sentence: "Trujillo y valle de Moche". */
  region: string;
  /** "Viaja, explora y conoce …" */
  tagline: string;
  description: string;
  /** ISO 3166-1. */
  country: string;
  locale: string;
  timeZone: string;
  currency: { code: string; symbol: string };
  /** The point from which distances are measured; `label` is its name in a sentence. */
  centre: { name: string; label: string; lon: number; lat: number };
  bbox: [west: number, south: number, east: number, north: number];
  /** Area in which people may choose points, in the format of `bbox`. */
  reach: [west: number, south: number, east: number, north: number];
  organisation: { name: string; email: string; phone: string | null; address: string };
  /** True when the organisation is a placeholder. */
  demo: boolean;
  sources: Source[];
  /** Texts that the country's law requires on public screens. */
  law: {
    /** The kinds of sales that are possible here; every selling screen checks it (features/policies/contract/sales.ts). */
    sells: 'nothing' | 'quotations' | 'everything';
    /** "Libro de Reclamaciones". */
    complaintBook: string;
    /** Notices in the footer of every page. */
    notices: LegalNotice[];
    buttons: LegalButton[];
    /** Notices on the first screen, above the footer. */
    home: { notices: LegalNotice[]; buttons: LegalButton[] };
    /** Notices on the page of each business, in addition to the footer; `register` where its registration number is required. */
    listing: { notices: LegalNotice[]; register: { name: string; shortName: string; url: string | null } | null };
  };
}

const FaceContext = createContext<Face | null>(null);
export const FaceProvider = FaceContext.Provider;

const FaceRenewal = createContext<(face: Partial<Face>) => void>(() => undefined);
export const FaceRenewalProvider = FaceRenewal.Provider;

/** Lets the page that edited the region show the change at once; other pages show it after the next document load. */
export const useRenewFace = () => use(FaceRenewal);

/** The region of this page. */
export function useFace(): Face {
  const face = use(FaceContext);
  if (!face) throw new Error('useFace outside FaceProvider');
  return face;
}
