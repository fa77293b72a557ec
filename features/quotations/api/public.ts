export { offerRows } from './joins.store.ts';
export { ordersOfQuotation } from './quotation.store.ts';
