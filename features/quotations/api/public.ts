export { offerRows } from './joins.store.ts';
export { hasAnsweredOffer, ordersOfQuotation } from './quotation.store.ts';
