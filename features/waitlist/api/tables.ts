import type { ColumnType, Generated } from 'kysely';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import type { WaitlistEnding, WaitlistState } from '#features/waitlist/contract/waitlist-states.ts';

export interface WaitlistEntryTable {
  region_id: string;
  id: Generated<string>;
  departure_id: string;
  state: WaitlistState;
  units: ColumnType<UnitCount[], string, string>;
  /** Places that the party takes. */
  places: number;
  /** Number of people. An infant without a place counts as one person. */
  people: number;
  email: string;
  account_id: string | null;
  /** Order of the list. Null before the email address is confirmed. */
  waiting_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The order that holds the offered places. */
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  offered_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_for: ColumnType<WaitlistEnding | null, WaitlistEnding | null | undefined, WaitlistEnding | null>;
  /** Id of the browser that joined the list in a public demo. No browser's request causes an offer. */
  browser: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    waitlist_entry: WaitlistEntryTable;
  }
}
