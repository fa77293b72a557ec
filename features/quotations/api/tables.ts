import type { ColumnType, Generated } from 'kysely';
import type { OfferContent, OfferDraft, OfferFacts, OfferFinding } from '#features/quotations/contract/offer.ts';
import type { QuotationContact, QuotationSource, QuotationWish } from '#features/quotations/contract/quotation.ts';
import type {
  OfferState,
  OPEN_OFFERS,
  QuotationActor,
  QuotationState,
} from '#features/quotations/contract/quotation-states.ts';

type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Local day as `YYYY-MM-DD`. */
type LocalDayOrNull = ColumnType<string | null, string | null, string | null>;

export interface QuotationTable {
  region_id: string;
  id: Generated<string>;
  reference: string;
  state: QuotationState;
  source: Json<QuotationSource>;
  wish: Json<QuotationWish>;
  contact: JsonOrNull<QuotationContact>;
  trip_id: string | null;
  account_id: string | null;
  locale: Generated<string>;
  people: number;
  begins: LocalDayOrNull;
  ends: LocalDayOrNull;
  areas: Generated<string[]>;
  assigned: 'chosen' | 'rotation';
  creation_hash: Buffer;
  request_hash: Buffer;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  pin_failures: Generated<number>;
  pin_failures_since: Date | null;
}

export interface QuotationKeyTable {
  region_id: string;
  quotation_id: string;
  kind: 'link' | 'pin';
  hash: Buffer;
  made_at: Generated<Date>;
}

export interface OfferReason {
  code: string;
  text: string | null;
  by: QuotationActor;
}

export interface OfferTable {
  region_id: string;
  id: Generated<string>;
  quotation_id: string;
  operator_id: string;
  state: OfferState;
  waits_from: (typeof OPEN_OFFERS)[number] | null;
  asked_at: Generated<Date>;
  answer_due_at: Date;
  ends_at: Date;
  reminded_at: Date | null;
  viewed_at: Date | null;
  first_answered_at: Date | null;
  version: Generated<number>;
  draft: JsonOrNull<OfferDraft>;
  draft_changed_at: Date | null;
  valid_until: Date | null;
  option_until: Date | null;
  option_bookings: string[] | null;
  order_id: string | null;
  chosen: string[] | null;
  /** Ids of the bookings, in the order of `chosen`. */
  chosen_bookings: string[] | null;
  accepted_at: Date | null;
  reason: JsonOrNull<OfferReason>;
  changed_at: Generated<Date>;
}

export interface OfferVersionTable {
  region_id: string;
  offer_id: string;
  version: number;
  content: Json<OfferContent>;
  findings: Json<OfferFinding[]>;
  override: string | null;
  facts: Json<OfferFacts>;
  total: number;
  currency: string;
  sent_at: Generated<Date>;
  sent_by: string | null;
}

export interface QuotationEventTable {
  region_id: string;
  quotation_id: string;
  id: Generated<string>;
  offer_id: string | null;
  at: Generated<Date>;
  action: string;
  from_state: string | null;
  to_state: string;
  actor: QuotationActor;
  actor_id: string | null;
  note: JsonOrNull<Record<string, unknown>>;
}

export interface OfferTemplateTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string;
  name: string;
  content: Json<OfferDraft>;
  changed_at: Generated<Date>;
}

export interface UnservedDemandTable {
  region_id: string;
  id: Generated<string>;
  creation_hash: Buffer;
  asker_hash: Buffer;
  account_id: string | null;
  kind: QuotationSource['kind'];
  people: number;
  begins: LocalDayOrNull;
  ends: LocalDayOrNull;
  length: number | null;
  areas: Generated<string[]>;
  languages: Generated<string[]>;
  lodging: QuotationWish['lodging'];
  budget: JsonOrNull<NonNullable<QuotationWish['budget']>>;
  assigned: 'chosen' | 'rotation';
  asked_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    quotation: QuotationTable;
    quotation_key: QuotationKeyTable;
    offer: OfferTable;
    offer_version: OfferVersionTable;
    quotation_event: QuotationEventTable;
    offer_template: OfferTemplateTable;
    unserved_demand: UnservedDemandTable;
  }
}
