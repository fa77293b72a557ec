export { bookMoney, lockOrderWithBookings } from '#features/checkout/api/book-money.ts';
export { beginCancellation } from '#features/checkout/api/cancel/begin-cancellation.ts';
export { carryRefund } from '#features/checkout/api/carry-refund.ts';
export { settlePayment } from '#features/checkout/api/settle-payment.ts';
export { sweep } from '#features/checkout/api/sweep.ts';
export { earnDue } from '#features/payouts/api/earnings/earn-due.ts';
export { checkMoney } from '#features/payouts/api/money-check/check-money.ts';
export { makeBatches } from '#features/payouts/api/transfers/make-batches.ts';
export { lockPayout, movePayout } from '#features/payouts/api/transfers/payout.store.ts';
