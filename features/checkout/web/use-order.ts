import { type GuestDocuments, useGuestDocument } from '#web/guest/use-guest-document.ts';
import type { Problem } from '#web/http/problem.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';
import type { Order } from '../contract/order.ts';
import { showOrder } from '../contract/routes.ts';
import { isOrderHere, keepOrderHere, readOrderHere } from './kept-order.ts';
import { keepOrder, keepPin, keyOf } from './order-keys.ts';

const notThatPin = (problem: Problem): Problem => ({
  ...problem,
  detail: 'Sin conexión, y ese no es el PIN con el que se guardó en este teléfono.',
});

const ORDERS: GuestDocuments<Order> = {
  secretHeader: ORDER_SECRET_HEADER,
  pinHeader: ORDER_PIN_HEADER,
  load: (api, id, headers) => api.fetch(showOrder, { params: { id }, headers, quiet: true }),
  keyOf,
  keepKey(order, { secret, pin }) {
    if (secret) keepOrder(order, secret);
    if (pin) keepPin(order, pin);
  },
  copies: {
    keep: keepOrderHere,
    read: readOrderHere,
    problemOf: async (name, problem) => ((await isOrderHere(name)) ? notThatPin(problem) : problem),
  },
};

/** @param name the order's id or reference, or the reference of one of its bookings */
export const useOrder = (name: string) => useGuestDocument(ORDERS, name);
