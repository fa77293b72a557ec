import { createContext, use } from 'react';
import type { EmptyScenes } from '#posters/art.ts';

/** How a region looks and speaks on screen: `regions/<id>/face.ts`. */
export interface Look {
  /** Two lines of the first screen; the part between asterisks is set in italics. */
  headline: [string, string];
  /** What to type in the search box, as an invitation. */
  searchHint: string;
  /** Names that would be at home here, as invitations in empty fields. */
  examples: Record<'planSearch' | 'plan' | 'operator' | 'meeting' | 'itinerary' | 'road' | 'event', string>;
  /** Wide scene of the home screen, its hour by day and by night, and whether letters over its sky are dark or light by day. */
  hero: { scene: string; day: string; night: string; alt: string; ink: 'dark' | 'light' };
  /** Scenes of empty states. */
  empty: EmptyScenes;
  /** Scene of each interest a traveller may choose here, in the order in which they are offered. */
  interests: Record<string, string>;
  /** CSS custom properties, `brand-*` and `night-*`; `brand-shade` is an "r g b" triple. */
  palette: Record<string, string>;
  /** SVG path in a 12 × 6 box: the fret, repeated along rules and edges. */
  motif: string;
  /** SVG path in a 26 × 26 box: the mark beside the name. */
  mark: string;
}

/** Where data of the region come from, as its licence wants it said. */
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

/** `href` is of this site, or another's whole address. */
export interface LegalButton {
  id: string;
  label: string;
  hint: string | null;
  href: string;
}

/**
 * What makes one region itself. Run-time data: the server reads it from the region's folder and writes it into the first HTML, so one
 * build serves every region.
 */
export interface Face extends Look {
  id: string;
  /** Product name, the first half of every title: "Descubre Trujillo". */
  product: string;
  /** Region as said in a sentence: "Trujillo y valle de Moche". */
  region: string;
  /** "Viaja, explora y conoce …" */
  tagline: string;
  description: string;
  /** ISO 3166-1. */
  country: string;
  locale: string;
  timeZone: string;
  currency: { code: string; symbol: string };
  /** Where distances are counted from; `label` is how a sentence calls it. */
  centre: { name: string; label: string; lon: number; lat: number };
  bbox: [west: number, south: number, east: number, north: number];
  /** As far as a point may lie that people choose; as `bbox`. */
  reach: [west: number, south: number, east: number, north: number];
  organisation: { name: string; email: string; phone: string | null; address: string };
  /** The organisation is a placeholder. */
  demo: boolean;
  sources: Source[];
  /** What the law of the country wants on screens that everybody sees. */
  law: {
    /** What is booked and paid here; each screen that sells asks it (features/policies/contract/sales.ts). */
    sells: 'nothing' | 'quotations' | 'everything';
    /** "Libro de Reclamaciones". */
    complaintBook: string;
    /** At the foot of every page. */
    notices: LegalNotice[];
    buttons: LegalButton[];
    /** On the first screen, above the foot. */
    home: { notices: LegalNotice[]; buttons: LegalButton[] };
    /** On the page of whoever offers something, beside what the foot says already; `register` where the number has to stand there. */
    listing: { notices: LegalNotice[]; register: { name: string; shortName: string; url: string | null } | null };
  };
}

const FaceContext = createContext<Face | null>(null);
export const FaceProvider = FaceContext.Provider;

const FaceRenewal = createContext<(face: Partial<Face>) => void>(() => undefined);
export const FaceRenewalProvider = FaceRenewal.Provider;

/** Lets the page that changed the region wear the change at once; every other one gets it with its next first page. */
export const useRenewFace = () => use(FaceRenewal);

/** The region this page belongs to. */
export function useFace(): Face {
  const face = use(FaceContext);
  if (!face) throw new Error('useFace outside FaceProvider');
  return face;
}
