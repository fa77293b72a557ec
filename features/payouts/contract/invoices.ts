import { type Static, Type } from 'typebox';
import { Day, Id, Instant } from '#features/schema.ts';
import { INVOICE_STATES } from './invoice-states.ts';

/** Days from the issue of an invoice to its last day for payment. The migration 0083-commission-due.sql repeats this number. */
export const INVOICE_DUE_DAYS = 15;

export const INVOICE_EMAILS = ['issued', 'overdue', 'paid'] as const;
export type InvoiceEmail = (typeof INVOICE_EMAILS)[number];

/** Commission that the operator owes the region and that no payout covers. Minor units. */
export const CommissionInvoice = Type.Object({
  id: Id,
  number: Type.String(),
  currency: Type.String(),
  amount: Type.Integer({ minimum: 1 }),
  state: Type.Enum([...INVOICE_STATES]),
  issuedAt: Instant,
  changedAt: Instant,
  /** Last day for the payment. */
  dueOn: Day,
  /** `true` if an open invoice is past `dueOn`. */
  isOverdue: Type.Boolean(),
  /** `true` if an open invoice was netted before, and the transfer was then returned or withdrawn. */
  isReopened: Type.Boolean(),
});
export type CommissionInvoice = Static<typeof CommissionInvoice>;

/** The region's bank account, into which operators pay. */
export const PayeeAccount = Type.Object({
  holder: Type.String(),
  bank: Type.String(),
  account: Type.String(),
});
export type PayeeAccount = Static<typeof PayeeAccount>;
