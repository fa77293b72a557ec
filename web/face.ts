import { createContext, use } from 'react';
import type { EmptyScenes } from '#posters/art.ts';

export interface Look {
  /** Two lines. Text between asterisks is in italics. */
  headline: [string, string];
  searchHint: string;
  examples: Record<'planSearch' | 'plan' | 'operator' | 'meeting' | 'itinerary' | 'road' | 'event', string>;
  /**
   * Names of the scene at two hours: `day` for light mode, `night` for dark mode. `ink` is the colour of text over the
   * picture in light mode.
   */
  hero: { scene: string; day: string; night: string; alt: string; ink: 'dark' | 'light' };
  empty: EmptyScenes;
  /** The keys are interests in the order of the screen, and the values are scenes of posters. */
  interests: Record<string, string>;
  /** CSS custom properties `brand-*` (light mode) and `night-*` (dark mode). `brand-shade` is an "r g b" triple. */
  palette: Record<string, string>;
  /** SVG path in a 12 × 6 box, repeated along lines and edges. */
  motif: string;
  /** SVG path of the logo in a 26 × 26 box. */
  mark: string;
}

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

/** `href` is a path of this site or a complete URL. */
export interface LegalButton {
  id: string;
  label: string;
  hint: string | null;
  href: string;
}

/** A photograph at the top of the home page, which replaces the poster. */
export interface Front {
  alt: string;
  /** For example "Foto: Rosa Díaz". */
  credit: string;
  /** Colour of text over the picture in light mode. */
  ink: 'dark' | 'light';
  image: { src: string; width: number; height: number; fetchPriority: 'high' };
  sources: { media: string; type: string; srcSet: string; sizes: string }[];
  /** Custom properties of features/home/web/hero/hero.module.css. */
  style: Record<string, string>;
}

/** The server writes this data about the region into the first HTML, so that one build serves all regions. */
export interface Face extends Look {
  id: string;
  /** Part of every page title: "Descubre Trujillo". */
  product: string;
  /** The name as part of a sentence: "Trujillo y valle de Moche". */
  region: string;
  tagline: string;
  description: string;
  country: string;
  /**
   * `code` is the country's calling code without the plus. `mobile` is a regular expression for a mobile number without
   * this code.
   */
  telephone: { code: string; mobile: string };
  locale: string;
  timeZone: string;
  currency: { code: string; symbol: string };
  centre: { name: string; label: string; lon: number; lat: number };
  bbox: [west: number, south: number, east: number, north: number];
  /** People can choose points in this rectangle. */
  reach: [west: number, south: number, east: number, north: number];
  /** Tariff in minor units for estimates of taxi fares. */
  taxi: { base: number; perKm: number; perMinute: number; minimum: number; source: string; date: string } | null;
  front?: Front;
  /** Replaces `mark` in the header. */
  logo?: { src: string; width: number; height: number };
  /** Replaces the sentence with numbers of places on the home page. */
  sentence?: string;
  organisation: { name: string; email: string; phone: string | null; address: string };
  demo: boolean;
  sources: Source[];
  law: {
    /** Says what the country's law lets the site sell (features/policies/contract/sales.ts). */
    sells: 'nothing' | 'quotations' | 'everything';
    complaintBook: string;
    notices: LegalNotice[];
    buttons: LegalButton[];
    home: { notices: LegalNotice[]; buttons: LegalButton[] };
    /**
     * The notices of each business's page. `register` is the register of tourism providers, if the page must show a
     * registration number.
     */
    listing: { notices: LegalNotice[]; register: { name: string; shortName: string; url: string | null } | null };
  };
}

const FaceContext = createContext<Face | null>(null);
export const FaceProvider = FaceContext.Provider;

const FaceRenewal = createContext<(face: Partial<Face>) => void>(() => undefined);
export const FaceRenewalProvider = FaceRenewal.Provider;

/** Replaces the region's data on this page without loading the document again. */
export const useRenewFace = () => use(FaceRenewal);

export function useFace(): Face {
  const face = use(FaceContext);
  if (!face) throw new Error('useFace outside FaceProvider');
  return face;
}
