import type { ColumnType, Generated } from 'kysely';
import type { Static } from 'typebox';
import type { PlaceClaim } from '#features/places/contract/claim-states.ts';
import type {
  AccessLeg,
  Category,
  FactSource,
  Fees,
  FromCentre,
  PlaceDoubt,
  Poster,
} from '#features/places/contract/place.ts';
import type { AccessMeasures, PaymentMeans, RegisterEntry } from '#features/places/contract/place-extras.ts';
import type { FactSourceKind, MadeAs } from '#features/places/contract/place-facts.ts';
import type { PlaceState } from '#features/places/contract/place-states.ts';
import type { MoveKind } from '#features/places/contract/region.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { SourceRecord } from './import/source-record.ts';
import type { MoveChanges } from './merge/move-changes.ts';

type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
type ByDatabase<T> = ColumnType<T, never, never>;

export interface VisitMinutes {
  minimum: number;
  typical: number;
  maximum: number;
  basis: 'source' | 'estimate';
}

export interface UnverifiedReport {
  what: string;
  text: string;
  url: string;
  date: string;
}

export interface PlaceTable {
  region_id: string;
  id: Generated<string>;
  slug: string;
  status: Generated<PlaceState>;
  status_reason: string | null;
  closed_until: string | null;
  /** The place that was kept in a merge. */
  merged_into: string | null;
  claim: Generated<PlaceClaim>;
  claimed_on: ColumnType<string | Date | null, string | null, string | null>;
  hours_stale: Generated<boolean>;
  interest_before: number | null;
  name: string;
  other_names: Generated<string>;
  name_plain: ByDatabase<string>;
  category: Category;
  kind_label: string;
  district: string | null;
  address: string | null;
  phones: Generated<string[]>;
  website: string | null;
  whatsapp: string | null;
  email: string | null;
  lon: number;
  lat: number;
  position: ByDatabase<unknown>;
  altitude: number | null;
  from_centre: JsonOrNull<Static<typeof FromCentre>>;
  hours_rule: string | null;
  hours_class: Generated<'known' | 'open_space' | 'assumed' | 'unknown'>;
  hours_note: string | null;
  hours_source: JsonOrNull<Static<typeof FactSource>>;
  hours_verified_at: ColumnType<string | Date | null, string | null, string | null>;
  /** Minutes of the week as int4multirange: "{[540,960),[1980,2400)}". */
  open_week: string | null;
  hours_vary: Generated<boolean>;
  fees: JsonOrNull<Static<typeof Fees>>;
  visit_minutes: JsonOrNull<VisitMinutes>;
  needs: ColumnType<Record<string, boolean>, string | undefined, string>;
  activities: Generated<string[]>;
  payment_means: Generated<PaymentMeans[]>;
  languages: Generated<string[]>;
  access: ColumnType<AccessMeasures, string | undefined, string>;
  register: JsonOrNull<RegisterEntry>;
  /** Local day. */
  register_checked_on: ColumnType<string | Date | null, string | null, string | null>;
  access_legs: ColumnType<Static<typeof AccessLeg>[], string | undefined, string>;
  summary: string | null;
  summary_source: JsonOrNull<Static<typeof FactSource>>;
  doubts: ColumnType<PlaceDoubt[], string | undefined, string>;
  unverified_reports: ColumnType<UnverifiedReport[], string | undefined, string>;
  part_of: string | null;
  /** The place whose fee is the price of the shared ticket. */
  ticket: string | null;
  poster: Json<Poster>;
  interest: Generated<number>;
  featured: Generated<boolean>;
  edited_fields: Generated<string[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  search_document: ByDatabase<string>;
}

export interface PlaceSourceTable {
  region_id: string;
  source: string;
  source_key: string;
  company_id: string;
  licence: string;
  dated: ColumnType<string | Date, string, string>;
  url: string | null;
  fields: Generated<string[]>;
  raw: Json<unknown>;
  pinned: Generated<boolean>;
}

export interface PlaceWordTable {
  region_id: string;
  word: string;
  places: Generated<number>;
}

export interface ImportRunTable {
  region_id: string;
  id: Generated<string>;
  started_at: Generated<Date>;
  finished_at: Generated<Date>;
  data_hash: string;
  taken: number;
  merged: number;
  doubted: number;
  refused: number;
  changed: number;
  report: Json<unknown>;
}

export interface LegTableTable {
  region_id: string;
  hash: string;
  made_at: Generated<Date>;
  places: string[];
  legs: Buffer;
}

export interface PlaceTallyTable {
  region_id: string;
  category: string;
  district: string;
  hours_class: string;
  places: number;
}

export interface PlaceChangeTable {
  region_id: string;
  id: Generated<string>;
  company_id: string;
  at: Generated<Date>;
  made_by: string | null;
  made_as: Generated<MadeAs>;
  fact: string;
  before: Json<unknown>;
  after: Json<unknown>;
  source: FactSourceKind;
  columns: ColumnType<Record<string, unknown>, string | undefined, never>;
  was_edited: Generated<boolean>;
  undoes: string | null;
}

export interface PlaceDifferenceTable {
  region_id: string;
  company_id: string;
  fact: string;
  columns: Json<Record<string, unknown>>;
  noticed_at: Generated<Date>;
  settled_at: Date | null;
}

export interface PlaceMoveTable {
  region_id: string;
  id: Generated<string>;
  kind: MoveKind;
  from_id: string;
  to_id: string;
  changes: Json<MoveChanges>;
  state_before: string | null;
  made_at: Generated<Date>;
  made_by: string | null;
  undone_at: Date | null;
  undone_by: string | null;
}

export interface AddedSourceTable {
  region_id: string;
  id: string;
  source: Json<RegionSource>;
}

export interface AddedRecordTable {
  region_id: string;
  source_key: string;
  import_id: string;
  source: string;
  added_at: Generated<Date>;
  record: Json<SourceRecord>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    company: PlaceTable;
    company_change: PlaceChangeTable;
    company_difference: PlaceDifferenceTable;
    company_move: PlaceMoveTable;
    company_source: PlaceSourceTable;
    company_word: PlaceWordTable;
    import_run: ImportRunTable;
    leg_table: LegTableTable;
    company_tally: PlaceTallyTable;
    added_source: AddedSourceTable;
    added_record: AddedRecordTable;
  }
}
