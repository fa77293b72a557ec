export { readCustomerMoney, writeEntry } from './ledger.store.ts';
export { accrue } from './payable.store.ts';
export {
  beginPayment,
  countRefunded,
  findByProvider,
  findPayment,
  keepCardEvent,
  lockPayment,
  type PaymentRow,
  readOrderPayments,
  savePayment,
  takePaymentsToCheck,
} from './payment.store.ts';
export {
  findRefund,
  insertRefunds,
  lockRefund,
  type RefundRow,
  readOrderRefunds,
  readRefundable,
  saveRefund,
} from './refund.store.ts';
export { closeCase, openCase, readCases } from './review-case.store.ts';
export type { PaymentCause } from './tables.ts';
