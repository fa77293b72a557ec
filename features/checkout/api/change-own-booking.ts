import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { type BookingRow, lockOrderBookings } from '#features/bookings/api/public.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { findOrder, lockOrder, type OrderRow } from './order.store.ts';
import { orderView } from './order.view.ts';
import { openBooking } from './order-access.ts';
import { partsOf } from './show-order.ts';

type Asking = Pick<FastifyRequest, 'actor' | 'headers'> & { params: { reference: string } };

/** Locks the order first and the bookings second. All transactions lock in this sequence to avoid deadlocks. */
export async function changeOwnBooking(
  platform: Platform,
  request: Asking,
  change: (trx: Transaction<Tables>, locked: { order: OrderRow; booking: BookingRow }) => Promise<void>,
): Promise<Order> {
  const { db, config } = platform;
  const known = await openBooking(platform, request, request.params.reference);
  await inTransaction(db, async (trx) => {
    const order = (await lockOrder(trx, config.REGION, known.order.id))!;
    const bookings = await lockOrderBookings(trx, config.REGION, order.id);
    await change(trx, { order, booking: bookings.find(({ id }) => id === known.booking.id)! });
  });
  const order = (await findOrder(db, config.REGION, known.order.id))!;
  return orderView(await partsOf(platform, order));
}
