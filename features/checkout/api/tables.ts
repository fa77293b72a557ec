import type { ColumnType, Generated } from 'kysely';
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
  /** Of a payer's link: what it pays. */
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

declare module '#server/database/tables.ts' {
  interface Tables {
    customer_order: CustomerOrderTable;
    customer_order_key: CustomerOrderKeyTable;
    instalment_notice: InstalmentNoticeTable;
  }
}
