import type { Static } from 'typebox';
import type { AccessLeg, PlaceDoubt } from '#features/places/contract/place.ts';
import type { Kind } from './kinds.rules.ts';

/** The statements of one source about one place. If a member is absent, the source does not state the fact. */
export interface SourceRecord {
  /** Unique in the region, such as "osm:way/157859518" or "mincetur:96". */
  key: string;
  source: string;
  file: string;
  date: string;
  url: string | null;
  raw: unknown;

  name: string;
  otherNames?: string[];
  kind: Kind;
  lon: number;
  lat: number;
  positionSource?: string;
  district?: string;
  address?: string;
  phones?: string[];
  website?: string;
  altitude?: number;
  hours?: StatedHours;
  fees?: StatedFees;
  /** Names of further places to which the ticket of this place admits. */
  ticketCovers?: string[];
  visitMinutes?: { typical: number; basis: 'source' | 'estimate' };
  summary?: { text: string; pages: string[] };
  activities?: string[];
  accessLegs?: Static<typeof AccessLeg>[];
  doubts?: PlaceDoubt[];
  unverifiedReports?: unknown[];
  stepFree?: boolean;
  /** `hierarchy` is an official rank from 0 to 4. `visitors` counts the visitors of the last counted year. */
  hierarchy?: number;
  visitors?: number;
  /** `true` if the source shows that people visit the place. Other places get no assumed opening hours. */
  receivesVisitors: boolean;
  notable?: number;
  partOf?: string;
  sameAs?: string[];
  /** `true` if a person said that the place is none of the others, however alike its name is. */
  apart?: boolean;
}

export interface StatedHours {
  /** Hours in OpenStreetMap's grammar `opening_hours`. Null if the source states no clear hours. */
  rule: string | null;
  /** If true, `rule` is the recommended time to visit an open space. */
  openSpace?: boolean;
  mayBeClosed?: boolean;
  note?: string;
  cited?: Citation;
}

export interface Citation {
  source: string;
  url: string | null;
}

export interface StatedFees {
  currency: string;
  adult?: number;
  student?: number;
  child?: number;
  senior?: number;
  text: string | null;
  cited?: Citation;
}

export interface Repair {
  key: string;
  field: string;
  from: string;
  to: string;
  why: string;
}

export interface Refusal {
  key: string;
  name: string | null;
  file: string;
  reason: string;
}

export interface Doubt {
  key: string;
  name: string;
  reason: string;
}

export interface ReadResult {
  records: SourceRecord[];
  refused: Refusal[];
  repaired: Repair[];
  doubted: Doubt[];
}

export class UnreadableFile extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'UnreadableFile';
  }
}
