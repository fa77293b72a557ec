import type { ColumnType, Generated } from 'kysely';
import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { BankChangeState } from '#features/operators/contract/bank-change.ts';
import type { ApprovedOffer } from '#features/operators/contract/managed-plan.ts';
import type { DocumentKind } from '#features/operators/contract/operator.ts';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { ClosureAnswer, PlanClosureState } from '#features/operators/contract/plan-closure-states.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { PlanState } from '#features/operators/contract/plan-states.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type {
  DepartureBatchTable,
  DepartureResourceTable,
  DepartureRuleTable,
  DepartureTable,
  ResourceClaimTable,
  ResourceTable,
} from './departure-tables.ts';

/** A JSON column, which is written as text and read as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonByDefault<T> = ColumnType<T, string | undefined, string>;
/** Queries must select the column as text (`local_date::text`), because the driver converts dates to instants. */
type LocalDayOrNull = ColumnType<string | Date | null, string | null | undefined, string | null>;

export type AvailabilityType = 'START_TIME' | 'OPENING_HOURS';
export type Confirmation = 'INSTANT' | 'MANUAL' | 'INSTANT_THEN_MANUAL';
export type PricingPer = 'UNIT' | 'BOOKING';

export interface OperatorTable {
  region_id: string;
  id: Generated<string>;
  slug: string;
  name: string;
  state: Generated<OperatorState>;
  company_id: string | null;
  fictional: Generated<boolean>;
  legal: JsonByDefault<Record<string, unknown>>;
  bank_sealed: Buffer | null;
  profile: JsonByDefault<Record<string, unknown>>;
  commission_bps: number | null;
  region_keys_from_bps: ColumnType<number | null, number | null | undefined, number | null>;
  zone: string;
  register_until: LocalDayOrNull;
  submitted_at: Date | null;
  review_note: string | null;
  /** Accepted offer for which the plan was made. Null for other plans. */
  made_for_offer: ColumnType<string | null, string | null | undefined, never>;
  changed_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface OperatorEventTable {
  region_id: string;
  operator_id: string;
  id: Generated<string>;
  at: Generated<Date>;
  action: string;
  from_state: OperatorState | null;
  to_state: OperatorState;
  actor_id: string | null;
  reason: string | null;
}

export interface OperatorBankChangeTable {
  region_id: string;
  operator_id: string;
  id: Generated<string>;
  state: BankChangeState;
  account_sealed: Buffer;
  bank: string;
  ending: string;
  asked_by: string | null;
  asked_at: Generated<Date>;
  due_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface PlanTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string;
  slug: string;
  state: Generated<PlanState>;
  draft_version: Generated<number>;
  revision: Generated<number>;
  options_revision: Generated<number>;
  sold_version: number | null;
  /** Only SQL statements write this column. */
  approved_offer: ColumnType<ApprovedOffer | null, never, never>;
  availability_type: AvailabilityType;
  confirmation: Generated<Confirmation>;
  pricing_per: Generated<PricingPer>;
  adventure: Generated<boolean>;
  currency: string;
  title: string;
  summary: Generated<string>;
  category: string;
  duration_minutes: number;
  difficulty: Generated<number>;
  languages: Generated<string[]>;
  accessible: Generated<boolean>;
  price_from: number | null;
  /** A tsvector that is written with `to_tsvector` and never read. */
  words: ColumnType<string, unknown, unknown>;
  /** State of the region's review of a draft version while an older version is on sale. */
  review: 'submitted' | 'changes_requested' | null;
  submitted_at: Date | null;
  review_note: string | null;
  changed_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface PlanVersionTable {
  region_id: string;
  plan_id: string;
  version: number;
  content: Json<PlanContent>;
  sold_at: Date | null;
  made_by: string | null;
  made_at: Generated<Date>;
}

export interface PlanEventTable {
  region_id: string;
  plan_id: string;
  id: Generated<string>;
  at: Generated<Date>;
  action: string;
  from_state: PlanState | null;
  to_state: PlanState;
  actor_id: string | null;
  reason: string | null;
}

export interface PlanClosureTable {
  region_id: string;
  plan_id: string;
  closure_id: string;
  operator_id: string;
  state: PlanClosureState;
  /** A literal of PostgreSQL's type datemultirange. */
  dates: string;
  stops: string[];
  asked_at: Date | null;
  due_at: Date | null;
  reminded_at: Date | null;
  notified_at: Date | null;
  notified_people: Generated<number>;
  answer: ClosureAnswer | null;
  instead: string | null;
  note: string | null;
  answered_at: Date | null;
  answered_by: string | null;
  changed_at: Generated<Date>;
}

export interface PlanOptionTable {
  region_id: string;
  id: Generated<string>;
  plan_id: string;
  position: Generated<number>;
  name: string;
  language: string | null;
  duration_minutes: number;
  cutoff_minutes: Generated<number>;
  capacity: number | null;
  minimum_group: Generated<number>;
  minimum_outcome: Generated<'guaranteed' | 'cancel'>;
  minimum_decided_hours: Generated<number>;
  min_units: Generated<number>;
  max_units: number | null;
  private: Generated<boolean>;
  deposit_bps: Generated<number>;
  balance_days: Generated<number>;
  units: Json<Unit[]>;
  prices: Json<Price[]>;
  retired_at: Date | null;
}

export interface OperatorInvitationTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string;
  email: string;
  role: OperatorRole;
  secret_hash: Buffer | null;
  invited_by: string | null;
  invited_at: Generated<Date>;
  sent_at: Date | null;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  withdrawn_at: Date | null;
}

export interface OperatorDocumentTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string;
  kind: DocumentKind;
  name: string;
  picture: Buffer;
  width: number;
  height: number;
  added_by: string | null;
  added_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    operator: OperatorTable;
    operator_event: OperatorEventTable;
    operator_bank_change: OperatorBankChangeTable;
    plan: PlanTable;
    plan_version: PlanVersionTable;
    plan_event: PlanEventTable;
    plan_closure: PlanClosureTable;
    plan_option: PlanOptionTable;
    resource: ResourceTable;
    departure_rule: DepartureRuleTable;
    departure: DepartureTable;
    departure_batch: DepartureBatchTable;
    departure_resource: DepartureResourceTable;
    resource_claim: ResourceClaimTable;
    operator_invitation: OperatorInvitationTable;
    operator_document: OperatorDocumentTable;
  }
}
