export { findNewlyHeard, keepCardEvent, keepHeard } from './card-event.store.ts';
export { countWon, readDisputed } from './disputed.store.ts';
export { bookFees } from './fees.store.ts';
export { readHeldByProvider } from './held-by-provider.store.ts';
export {
  ledgerRows,
  onSitePaymentRows,
  onSiteReturnRows,
  payableRows,
  paymentEventRows,
  paymentRows,
  refundRows,
  reviewCaseRows,
} from './joins.store.ts';
export { readCustomerMoney, readHeld, readOnSite, writeEntry } from './ledger.store.ts';
export {
  findOnSitePayment,
  insertOnSitePayment,
  type OnSitePaymentRow,
  readOnSiteHistory,
  readOnSitePayments,
  readOnSiteTakings,
  voidOnSitePaymentRow,
} from './on-site-payment.store.ts';
export {
  type ByHand,
  findOnSiteReturn,
  insertOnSiteReturn,
  type OnSiteReturnRow,
  type ReadReturn,
  readByHand,
  readByHandPromises,
  readOnSiteReturns,
  readToGiveBack,
  voidOnSiteReturnRow,
} from './on-site-return.store.ts';
export {
  accrue,
  countEarnings,
  lockReleasable,
  movePayables,
  type OpenBalance,
  putIntoPayout,
  readOpenBalances,
  releaseDue,
} from './payable.store.ts';
export {
  askSoon,
  beginPayment,
  countRefunded,
  findPayment,
  learnFees,
  lockPayment,
  type NewPayment,
  type PaymentRow,
  readOrderPayments,
  savePayment,
  takePaymentsToCheck,
} from './payment.store.ts';
export {
  findRefund,
  insertRefunds,
  lockRefund,
  type Refundable,
  type RefundRow,
  readOrderRefunds,
  readRefundable,
  saveRefund,
} from './refund.store.ts';
export { hasRefund, refundedBetween, refundedToBookings } from './refunded.store.ts';
export { closeCase, closeCaseAbout, countOpenCases, openCase, readCases } from './review-case.store.ts';
export { readMonths, readStatement, type StatementEntry } from './statement.store.ts';
export type { PaymentCause } from './tables.ts';
