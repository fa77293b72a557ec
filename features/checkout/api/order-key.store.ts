import { guestKeyStore } from '#server/auth/guest-key.store.ts';

/** Links and PINs that open an order. A payer's link opens one instalment (order.store.ts). */
export const orderKeys = guestKeyStore({
  resources: 'customer_order',
  id: 'id',
  keys: 'customer_order_key',
  resource: 'order_id',
});
