export { amendOnAccount } from './on-account/amend-on-account.ts';
export { cancelOnAccount, quoteOnAccount } from './on-account/cancel-on-account.ts';
export { confirmOnAccount } from './on-account/confirm-on-account.ts';
export { type HoldOnAccount, holdOnAccount } from './on-account/hold-on-account.ts';
export { findAnswer, findOrder, keepAnswer, type OrderRow } from './order.store.ts';
export { placeQuoted, type QuotedLine } from './quoted/place-quoted.ts';
export { snapshotOf, taxWithin } from './sale.rules.ts';
export { taxRateOf, termsOf } from './selling-terms.ts';
