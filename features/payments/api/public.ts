export { findNewlyHeard, keepCardEvent, keepHeard } from './card-event.store.ts';
export { bookFees } from './fees.store.ts';
export { readCustomerMoney, readMoneyOnAccount, writeEntry } from './ledger.store.ts';
export { accrue, countEarnings, type OpenBalance, readOpenBalances, releaseDue } from './payable.store.ts';
export {
  beginPayment,
  countRefunded,
  findPayment,
  lockPayment,
  type NewPayment,
  type PaymentRow,
  readOrderPayments,
  savePayment,
  takePaymentsToCheck,
} from './payment.store.ts';
export { writePain001 } from './payment-file/pain-001.ts';
export { decimalAmount, type OrderAccount, type PaymentOrder } from './payment-file/payment-order.ts';
export { writeTransfersCsv } from './payment-file/transfers-csv.ts';
export {
  addPayout,
  findBatch,
  insertBatch,
  lockBatch,
  lockPayout,
  movePayout,
  type PayoutBatchRow,
  type PayoutRow,
  readBatches,
  readOperatorPayouts,
  readReferences,
  takeTurn,
} from './payout.store.ts';
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
export { closeCase, closeCaseAbout, openCase, readCases } from './review-case.store.ts';
export { newestArrival, readHeldByProvider, readSettlements } from './settlement.store.ts';
export { readMonths, readStatement, type StatementEntry } from './statement.store.ts';
export type { PaymentCause } from './tables.ts';
export { takeSettlement } from './take-settlement.ts';
