import type { ColumnType, Generated } from 'kysely';
import type { DepartureBatchChange, DepartureValues } from '#features/operators/contract/departure-batch.ts';
import type { DepartureRule, OpeningHours } from '#features/operators/contract/departure-rule.ts';
import type { CancelledFor, DepartureState } from '#features/operators/contract/departure-states.ts';
import type { Price } from '#features/operators/contract/price.ts';

/** A JSON column, which is written as text and read as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Queries must select the column as text (`local_date::text`), because the driver converts dates to instants. */
type LocalDay = ColumnType<string | Date, string, string>;
type LocalDayOrNull = ColumnType<string | Date | null, string | null | undefined, string | null>;

export interface ResourceTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string;
  kind: 'guide' | 'vehicle' | 'boat' | 'equipment' | 'room';
  name: string;
  counts: 'departure' | 'place';
  capacity: number;
  /** `true` if travellers see the name in their booking. */
  shown: Generated<boolean>;
  retired_at: Date | null;
}

export interface DepartureRuleTable {
  region_id: string;
  id: Generated<string>;
  option_id: string;
  revision: Generated<number>;
  rule: Json<DepartureRule>;
  made_until: LocalDayOrNull;
  changed_at: Generated<Date>;
}

export interface DepartureTable {
  region_id: string;
  id: Generated<string>;
  operator_id: string;
  plan_id: string;
  option_id: string;
  rule_id: string | null;
  local_date: LocalDay;
  /** Local time, 'HH:MM:SS'. */
  local_time: string | null;
  starts_at: Date;
  ends_at: Date;
  cutoff_at: Date;
  state: Generated<DepartureState>;
  cancelled_for: CancelledFor | null;
  capacity: number | null;
  /** `true` if a person has set the capacity. Rules and options then keep the capacity. */
  capacity_by_hand: Generated<boolean>;
  /**
   * Number of seats that bookings and holds take. Only the capacity ledger of features/bookings changes this number.
   */
  taken: Generated<number>;
  shares: Generated<boolean>;
  /** `true` if a person has chosen the resources. Rules then keep the choice. */
  resources_by_hand: Generated<boolean>;
  opening_hours: JsonOrNull<OpeningHours>;
  days_in_row: Generated<number>;
  prices: JsonOrNull<Price[]>;
  changed_at: Generated<Date>;
  /**
   * Local hour of the rule, 'HH:MM:SS', if a person moved the departure. The rule makes no second departure at this
   * hour.
   */
  moved_from: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * Deadline for travellers of a cancelled departure to choose another date. Null if everything is refunded at once.
   */
  choice_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Totals of the waiting parties. A trigger of `waitlist_entry` keeps these three columns. */
  waiting_parties: Generated<number>;
  waiting_people: Generated<number>;
  waiting_least: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface DepartureBatchTable {
  region_id: string;
  id: string;
  operator_id: string;
  change: Json<DepartureBatchChange>;
  changed: Json<{ id: string; before: DepartureValues; after: DepartureValues }[]>;
  made_by: string | null;
  made_at: Generated<Date>;
  undone_at: Date | null;
}

export interface DepartureResourceTable {
  region_id: string;
  departure_id: string;
  resource_id: string;
}

export interface ResourceClaimTable {
  region_id: string;
  resource_id: string;
  departure_id: string;
  /** A literal of PostgreSQL's type tstzrange. */
  during: string;
  places: number;
}
