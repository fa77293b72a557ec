import type { Transaction } from 'kysely';
import { lockBookings, lockOrderBookings, lockPlaces, moveBooking, readHolds } from '#features/bookings/api/public.ts';
import { moveOrder } from '#features/checkout/contract/order-states.ts';
import { readSellables } from '#features/operators/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { endChange, findOpenChange, forgetHold, readHeldOn } from '../change/change.store.ts';
import { releaseHold } from '../change/end-open-change.ts';
import { cancelOnAccount } from '../on-account/cancel-on-account.ts';
import { lockOrder, saveOrder } from '../order.store.ts';
import { notifyQuotation } from '../quoted/notify-quotation.ts';

interface By {
  actor: 'operator' | 'system';
  actorId: string | null;
  reason: string | null;
}

/** An unpaid basket is released as a whole. If money arrives for a released hold, it is refunded. */
export async function releaseHeld(platform: Platform, departureId: string, by: By): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  for (const { order_id, booking_id } of await readHeldOn(db, region, departureId))
    await inTransaction(db, (trx) => forget(trx, region, { orderId: order_id, bookingId: booking_id, departureId }));
  const held = await readHolds(db, region, departureId);
  const orders = new Set(held.flatMap(({ order_id }) => order_id ?? []));
  for (const orderId of orders)
    await inTransaction(db, (trx) => releaseBasket(trx, platform, orderId, departureId, by));
  for (const { id, channel } of held.filter(({ order_id }) => order_id === null)) {
    await inTransaction(db, async (trx) => {
      const [booking] = await lockBookings(trx, region, [id]);
      if (booking?.state !== 'ON_HOLD') return;
      if (channel === 'octo') await cancelOnAccount(trx, platform, booking, { ...by, cause: 'operator' });
      if (channel === 'quotation') await moveBooking(trx, booking, { action: 'release', ...by });
    });
  }
}

async function releaseBasket(
  trx: Transaction<Tables>,
  platform: Platform,
  orderId: string,
  departureId: string,
  { actor, actorId, reason }: By,
): Promise<void> {
  const region = platform.config.REGION;
  const order = (await lockOrder(trx, region, orderId))!;
  const to = moveOrder(order.state, 'release');
  if (!to) return;
  const bookings = await lockOrderBookings(trx, region, orderId);
  await lockPlaces(
    trx,
    region,
    bookings.map(({ departure_id }) => departure_id),
  );
  const { departure } = (await readSellables(trx, region, [departureId])).get(departureId)!;
  for (const booking of bookings) {
    const cause = departure.cancelledFor ?? 'operator';
    const cancellation = { cause, refund: 0, reason, pending: false, itemIds: null };
    const change = booking.departure_id === departureId ? { cancellation: JSON.stringify(cancellation) } : {};
    await moveBooking(trx, booking, { action: 'release', actor, actorId, reason, change });
  }
  await saveOrder(trx, region, orderId, { state: to, hold_until: null });
  await notifyQuotation(trx, platform, order);
  await platform.jobs.add(trx, 'checkout/tell-basket-released', { orderId, departureId });
}

async function forget(
  trx: Transaction<Tables>,
  region: string,
  { orderId, bookingId, departureId }: { orderId: string; bookingId: string; departureId: string },
): Promise<void> {
  await lockOrder(trx, region, orderId);
  const booking = (await lockOrderBookings(trx, region, orderId)).find(({ id }) => id === bookingId)!;
  const change = await findOpenChange(trx, region, bookingId);
  if (change?.departure_id !== departureId) return;
  await releaseHold(trx, booking, change);
  await (change.kind === 'called_off' ? forgetHold(trx, change) : endChange(trx, change, 'lapsed'));
}
