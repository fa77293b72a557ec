import type { ColumnType, Generated } from 'kysely';
import type { ChangeKind, ChangeState } from '#features/checkout/contract/change.ts';
import type { Contact, Instalment } from '#features/checkout/contract/order.ts';
import type { OrderState } from '#features/checkout/contract/order-states.ts';

export interface CustomerOrderTable {
  region_id: string;
  id: Generated<string>;
  reference: string;
  channel: 'web' | 'quotation' | 'octo' | 'desk';
  state: OrderState;
  currency: string;
  total: number;
  schedule: ColumnType<Instalment[], string, string>;
  paid: Generated<number>;
  hold_until: Date | null;
  hold_extended: Generated<boolean>;
  account_id: string | null;
  contact: ColumnType<Contact | null, string | null | undefined, string | null>;
  locale: Generated<string>;
  test_mode: Generated<boolean>;
  creation_hash: Buffer;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  changed_at: Generated<Date>;
  pin_failures: Generated<number>;
  pin_failures_since: Date | null;
}

export interface CustomerOrderKeyTable {
  region_id: string;
  order_id: string;
  kind: 'link' | 'pin' | 'payer';
  hash: Buffer;
  /** The instalment that a payer's link pays, or null for other keys. */
  instalment: ColumnType<number | null, number | null | undefined, never>;
  made_at: Generated<Date>;
}

export interface InstalmentNoticeTable {
  region_id: string;
  order_id: string;
  instalment: number;
  kind: 'week' | 'day' | 'overdue';
  at: Generated<Date>;
}

export interface BookingChangeTable {
  region_id: string;
  id: string;
  order_id: string;
  booking_id: string;
  kind: ChangeKind;
  state: ChangeState;
  quote_id: string | null;
  departure_id: string | null;
  hold_id: string | null;
  charge: Generated<number>;
  instalment: number | null;
  until: Date;
  extended: Generated<boolean>;
  reason: string | null;
  /** The date before the change, such as "sábado 12 de diciembre de 2026, 08:30". */
  was: string;
  made_by: string | null;
  made_at: Generated<Date>;
  ended_at: Date | null;
}

export interface BookingClosureTable {
  region_id: string;
  booking_id: string;
  closure_id: string;
  plan_id: string;
  local_date: ColumnType<string | Date, string, string>;
  change_id: string | null;
  notified_of: 'waiting' | 'without' | 'instead' | 'as_sold' | 'freed';
  notified_at: Date | null;
  notified_to: string | null;
  seen_at: Date | null;
  made_at: Generated<Date>;
}

export interface EmailCodeTable {
  region_id: string;
  browser: Buffer;
  email: string;
  id: string;
  hash: Buffer;
  tries: Generated<number>;
  valid_until: Date;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    customer_order: CustomerOrderTable;
    booking_change: BookingChangeTable;
    booking_closure: BookingClosureTable;
    customer_order_key: CustomerOrderKeyTable;
    instalment_notice: InstalmentNoticeTable;
    email_code: EmailCodeTable;
  }
}
