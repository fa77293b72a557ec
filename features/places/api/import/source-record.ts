import type { Static } from 'typebox';
import type { AccessLeg } from '#features/places/contract/place.ts';
import type { Kind } from './kinds.rules.ts';

/**
 * The statements of one source about one place. They are cleaned, but not yet merged with the statements of other sources. An absent member means
 * that the source says nothing about that fact.
 */
export interface SourceRecord {
  /** Unique over all files of the region: "osm:way/157859518", "mincetur:96". */
  key: string;
  /** Id of the source in region.json. */
  source: string;
  file: string;
  /** ISO date of the record. */
  date: string;
  url: string | null;
  raw: unknown;

  name: string;
  otherNames?: string[];
  kind: Kind;
  lon: number;
  lat: number;
  /** Id of the source of the position, if it differs from `source`. */
  positionSource?: string;
  district?: string;
  address?: string;
  phones?: string[];
  website?: string;
  altitude?: number;
  hours?: StatedHours;
  fees?: StatedFees;
  visitMinutes?: { typical: number; basis: 'source' | 'estimate' };
  /** Text by the editors, and the URLs of the web pages that they used. */
  summary?: { text: string; pages: string[] };
  activities?: string[];
  accessLegs?: Static<typeof AccessLeg>[];
  doubts?: string[];
  unverifiedReports?: unknown[];
  stepFree?: boolean;
  /** `hierarchy`: official rank from 0 to 4. `visitors`: number in the last counted year. */
  hierarchy?: number;
  visitors?: number;
  /**
   * True when the source has a sign that people visit the place, such as a tourism tag or a website. A mound without such a sign gets no assumed
   * hours.
   */
  receivesVisitors: boolean;
  /** Points added to the interest for an encyclopedia article, hotel stars or contact data. */
  notable?: number;
  partOf?: string;
  /** Keys of other records that are known to be the same place. */
  sameAs?: string[];
}

export interface StatedHours {
  /** The hours in the normal form of opening_hours; null when the source has no clear hours. */
  rule: string | null;
  /** True for an open space; `rule` is then the recommended time. */
  openSpace?: boolean;
  /** True when the place may be closed for good. Its hours then count as unknown. */
  mayBeClosed?: boolean;
  note?: string;
  /** Source of the hours, if it is not the record. */
  cited?: Citation;
}

/** Another record or page that a fact was taken from. */
export interface Citation {
  /** Id of a source of region.json. */
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
  covers: string[];
  cited?: Citation;
}

/** A value that was corrected while reading. */
export interface Repair {
  key: string;
  field: string;
  from: string;
  to: string;
  why: string;
}

/** A row that does not become a place. */
export interface Refusal {
  key: string;
  name: string | null;
  file: string;
  reason: string;
}

/** An imported row or place with a detail that a person should check. */
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

/** A file that cannot be read. `message` is Spanish and names the file. */
export class UnreadableFile extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'UnreadableFile';
  }
}
