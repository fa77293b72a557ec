export { ordersOfQuotation } from './quotation.store.ts';
