import { rowsOf } from '#server/database/rows-of.ts';

/** Tables for the `from` and `join` clauses of other areas' SQL statements. The statement chooses each alias. */
export const ledgerRows = rowsOf('ledger_posting');
export const payableRows = rowsOf('payable');
export const paymentEventRows = rowsOf('payment_event');
export const paymentRows = rowsOf('payment');
export const refundRows = rowsOf('refund');
export const reviewCaseRows = rowsOf('review_case');
