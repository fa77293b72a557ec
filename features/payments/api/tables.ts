import type { ColumnType, Generated } from 'kysely';
import type { CardProvider } from '#features/card-providers.ts';
import type { LedgerAccount } from '#features/payments/contract/ledger.ts';
import type { OnSiteMeans } from '#features/payments/contract/on-site.ts';
import type { PayableState } from '#features/payments/contract/payable-states.ts';
import type { PaymentState } from '#features/payments/contract/payment-states.ts';
import type { RefundState } from '#features/payments/contract/refund-states.ts';
import type { CardPayment } from '#server/cards/port.ts';

type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface PaymentTable {
  region_id: string;
  id: Generated<string>;
  order_id: string;
  instalment: Generated<number>;
  client_key: string;
  state: PaymentState;
  decline: MaybeJson<NonNullable<CardPayment['decline']>>;
  amount: number;
  currency: string;
  provider: CardProvider;
  provider_id: string | null;
  mode: 'page' | 'frame';
  action: MaybeJson<NonNullable<CardPayment['action']>>;
  payer: Json<{ name: string; email: string }>;
  captured: Generated<number>;
  refunded: Generated<number>;
  fee: number | null;
  card: MaybeJson<NonNullable<CardPayment['card']>>;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  check_at: Date | null;
  checks: Generated<number>;
  told_of_capture: Generated<boolean>;
}

export type PaymentCause = 'browser' | 'webhook' | 'poll' | 'system' | 'staff';

export interface PaymentEventTable {
  region_id: string;
  payment_id: string;
  id: Generated<string>;
  at: Generated<Date>;
  from_state: PaymentState | null;
  to_state: PaymentState;
  cause: PaymentCause;
  detail: string | null;
}

export interface CardEventTable {
  provider: CardProvider;
  event_id: string;
  region_id: string;
  kind: string;
  provider_payment_id: string | null;
  received_at: Generated<Date>;
  settled_at: Date | null;
}

export interface RefundTable {
  region_id: string;
  id: Generated<string>;
  order_id: string;
  payment_id: string;
  booking_id: string | null;
  quote_id: string | null;
  state: RefundState;
  reason: string;
  amount: number;
  currency: string;
  provider_refund_id: string | null;
  tries: Generated<number>;
  failure: string | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  settled_at: Date | null;
}

export interface LedgerPostingTable {
  region_id: string;
  entry: string;
  line: number;
  at: Generated<Date>;
  account: LedgerAccount;
  amount: number;
  currency: string;
  order_id: string | null;
  booking_id: string | null;
  operator_id: string | null;
  payment_id: string | null;
  refund_id: string | null;
  payout_id: string | null;
}

export interface PayableTable {
  region_id: string;
  entry: string;
  accrued_at: Generated<Date>;
  booking_id: string | null;
  operator_id: string;
  order_id: string | null;
  currency: string;
  amount: number;
  commission: number;
  state: PayableState;
  releasable_at: Date;
  payout_id: string | null;
}

export interface ReviewCaseTable {
  region_id: string;
  id: Generated<string>;
  about: string;
  reason: string;
  amount: number | null;
  currency: string | null;
  order_id: string | null;
  opened_at: Generated<Date>;
  closed_at: Date | null;
  closed_by: string | null;
  resolution: string | null;
}

export interface OnSitePaymentTable {
  region_id: string;
  id: string;
  order_id: string;
  booking_id: string;
  operator_id: string;
  means: OnSiteMeans;
  amount: number;
  currency: string;
  taken_by: string;
  taken_at: Generated<Date>;
  voided_by: string | null;
  voided_at: Date | null;
  void_reason: string | null;
}

export interface OnSiteReturnTable {
  region_id: string;
  id: string;
  order_id: string;
  booking_id: string;
  operator_id: string;
  means: OnSiteMeans;
  amount: number;
  currency: string;
  returned_by: string;
  returned_at: Generated<Date>;
  voided_by: string | null;
  voided_at: Date | null;
  void_reason: string | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    payment: PaymentTable;
    payment_event: PaymentEventTable;
    card_event: CardEventTable;
    refund: RefundTable;
    on_site_payment: OnSitePaymentTable;
    on_site_return: OnSiteReturnTable;
    ledger_posting: LedgerPostingTable;
    payable: PayableTable;
    review_case: ReviewCaseTable;
  }
}
