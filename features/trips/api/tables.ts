import type { ColumnType, Generated } from 'kysely';
import type { PublicationReason, PublicationState } from '#features/trips/contract/publication-states.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { TripAction, TripState } from '#features/trips/contract/trip-states.ts';
import type { OrderProgram } from './booked/order-program.ts';

export interface TripTable {
  region_id: string;
  id: string;
  creation_hash: Buffer;
  creation_salt: Buffer;
  edit_hash: Buffer;
  share_hash: Buffer | null;
  link_hash: Buffer | null;
  share_generation: Generated<number>;
  account_id: string | null;
  keys_used_at: Date | null;
  state: Generated<TripState>;
  returns_to: TripState | null;
  visibility: Generated<'private' | 'link' | 'members' | 'public'>;
  version: Generated<number>;
  document: ColumnType<TripDocument, string, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  binned_at: Date | null;
  published_at: Date | null;
}

export interface TripEventTable {
  region_id: string;
  trip_id: string;
  at: Generated<Date>;
  action:
    | TripAction
    | 'keep'
    | 'rotate_share'
    | 'revoke_share'
    | 'ask_publication'
    | 'withdraw_publication'
    | 'approve_publication'
    | 'refuse_publication'
    | 'uphold_publication'
    | 'remove_publication';
  from_state: TripState | null;
  to_state: TripState;
  actor: 'editor' | 'moderator' | 'clock';
  reason: string | null;
}

export interface TripPublicationTable {
  region_id: string;
  id: Generated<string>;
  trip_id: string;
  state: Generated<PublicationState>;
  version: number;
  document: ColumnType<TripDocument | null, string, string | null>;
  author_name: string | null;
  with_notes: boolean;
  days: number;
  month: number;
  interests: string[];
  asked_at: Generated<Date>;
  judged_by: string | null;
  judged_at: Date | null;
  /** A code of `PUBLICATION_REASONS`. */
  reason: string | null;
  /** The region decided that the reports are wrong. */
  upheld_at: Date | null;
  ended_at: Date | null;
  browser: string | null;
}

export interface TripReportTable {
  region_id: string;
  id: string;
  publication_id: string;
  reason: PublicationReason;
  words: string | null;
  account_id: string | null;
  reported_at: Generated<Date>;
  settled_at: Date | null;
}

export interface TripOrderTable {
  region_id: string;
  trip_id: string;
  order_id: string;
  reference: string;
  quotation: string | null;
  added_at: Generated<Date>;
}

export interface OrderProgramTable {
  region_id: string;
  order_id: string;
  program: ColumnType<OrderProgram, string, string>;
}

export interface GatheredPlaceTable {
  region_id: string;
  account_id: string;
  place_id: string;
  added_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    trip: TripTable;
    trip_event: TripEventTable;
    trip_publication: TripPublicationTable;
    trip_report: TripReportTable;
    trip_order: TripOrderTable;
    order_program: OrderProgramTable;
    gathered_place: GatheredPlaceTable;
  }
}
