import type { ColumnType, Generated } from 'kysely';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import type { ItineraryDocument } from '#features/itineraries/contract/region.ts';
import type { Poster } from '#features/places/contract/place.ts';

export interface ItineraryTable {
  region_id: string;
  id: Generated<string>;
  slug: string;
  status: Generated<'draft' | 'published' | 'featured' | 'archived'>;
  needs_attention: string | null;
  title: string;
  summary: string;
  reason: string;
  body: string[];
  author: string;
  written: ColumnType<string | Date, string, string>;
  interests: string[];
  /** Weekdays on which the itinerary can begin. 0 is Monday. */
  weekdays: number[];
  days: ColumnType<ItineraryDay[], string, string>;
  places: string[];
  poster: ColumnType<Poster, string, string>;
  rank: number;
  edited_fields: Generated<string[]>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ItineraryVersionTable {
  region_id: string;
  itinerary_id: string;
  version: number;
  document: ColumnType<ItineraryDocument, string, string>;
  replaced_at: Generated<Date>;
  replaced_by: string | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    itinerary: ItineraryTable;
    itinerary_version: ItineraryVersionTable;
  }
}
