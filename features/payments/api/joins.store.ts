import { rowsOf } from '#server/database/rows-of.ts';

export const ledgerRows = rowsOf('ledger_posting');
export const onSitePaymentRows = rowsOf('on_site_payment');
export const onSiteReturnRows = rowsOf('on_site_return');
export const payableRows = rowsOf('payable');
export const paymentEventRows = rowsOf('payment_event');
export const paymentRows = rowsOf('payment');
export const refundRows = rowsOf('refund');
export const reviewCaseRows = rowsOf('review_case');
