import { rowsOf } from '#server/database/rows-of.ts';

/** Tables for `from` and `join` in the SQL statements of other areas, each with the alias that the statement uses. */
export const ledgerRows = rowsOf('ledger_posting');
export const payableRows = rowsOf('payable');
export const paymentEventRows = rowsOf('payment_event');
export const paymentRows = rowsOf('payment');
export const refundRows = rowsOf('refund');
export const reviewCaseRows = rowsOf('review_case');
