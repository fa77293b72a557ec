import { guestKeyStore } from '#server/auth/guest-key.store.ts';

/** Links and PINs that open an order. A payer's link opens one instalment (order.store.ts). */
export const orderKeys = guestKeyStore({
  things: 'customer_order',
  id: 'id',
  keys: 'customer_order_key',
  thing: 'order_id',
});
