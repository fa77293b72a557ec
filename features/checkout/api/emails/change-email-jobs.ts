import { Type } from 'typebox';
import { type BookingRow, findBooking } from '#features/bookings/api/public.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { momentWords } from '#features/operators/contract/moment-words.ts';
import { readCustomerMoney, readOrderPayments } from '#features/payments/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { findChange } from '../change/change.store.ts';
import { readTakenOffer } from '../change/read-taken-offer.ts';
import { readBeforeTheDay } from './before-the-day.ts';
import { basketReleasedEmail, chooseEmail, movedEmail, proposalEmail } from './change-emails.ts';
import { codeOf, load, moneyBack, newLink, post, wordsOf } from './email-jobs.ts';
import { startWords } from './when-words.ts';

export const notifyChange = defineJob(Type.Object({ changeId: Id }), async ({ changeId }, platform, attempt) => {
  const { db, config } = platform;
  const change = await findChange(db, config.REGION, changeId);
  const booking = change && (await findBooking(db, config.REGION, change.booking_id));
  if (!change || !booking || change.state === 'lapsed' || change.state === 'refused') return;
  const order = await load(platform, change.order_id);
  const words = wordsOf(order.currency);
  const url = await newLink(platform, order, attempt);
  const code = codeOf(order, [booking]);
  if (change.state === 'done') {
    const offer = change.quote_id ? await readTakenOffer(db, config.REGION, change.quote_id) : null;
    const refund = offer?.refund ?? 0;
    const money = { charge: offer?.charge ?? 0, refund, backs: await moneyBack(platform, booking, refund) };
    await post(platform, order, movedEmail(code, await prepare(platform, booking), change, money, words, url), attempt);
    return;
  }
  const ids = [booking.departure_id, ...(change.departure_id ? [change.departure_id] : [])];
  const sellables = await readSellables(db, config.REGION, ids);
  const target = change.departure_id ? sellables.get(change.departure_id)?.departure : undefined;
  const emailed = {
    ...change,
    to: target ? startWords(target) : null,
    until: momentWords(change.until, booking.snapshot.zone),
  };
  const cause = sellables.get(booking.departure_id)?.departure.cancelledFor ?? 'operator';
  const email =
    change.kind === 'called_off'
      ? chooseEmail(code, booking, cause, emailed, await moneyOf(platform, booking), words, url)
      : proposalEmail(code, booking, emailed, words, url);
  await post(platform, order, email, attempt);
});

/** The operator moved the booking by hand, so the traveller answered no change. */
export const notifyMoved = defineJob(
  Type.Object({ bookingId: Id, was: Type.String() }),
  async ({ bookingId, was }, platform, attempt) => {
    const booking = await findBooking(platform.db, platform.config.REGION, bookingId);
    if (!booking?.order_id || booking.state !== 'CONFIRMED') return;
    const order = await load(platform, booking.order_id);
    const url = await newLink(platform, order, attempt);
    const money = { charge: 0, refund: 0, backs: [] };
    const words = wordsOf(order.currency);
    await post(
      platform,
      order,
      movedEmail(codeOf(order, [booking]), await prepare(platform, booking), { was }, money, words, url),
      attempt,
    );
  },
);

export const notifyBasketReleased = defineJob(
  Type.Object({ orderId: Id, departureId: Id }),
  async ({ orderId, departureId }, platform, attempt) => {
    const { db, config } = platform;
    const order = await load(platform, orderId);
    const sellable = (await readSellables(db, config.REGION, [departureId])).get(departureId);
    if (!sellable) return;
    const { plan, departure } = sellable;
    const email = basketReleasedEmail(
      plan.title,
      departure.cancelledFor ?? 'operator',
      config.PUBLIC_URL + travellerPaths.basket(),
    );
    const payment = order.contact ? undefined : (await readOrderPayments(db, config.REGION, orderId)).at(-1);
    await post(platform, order, email, attempt, order.contact?.email ?? payment?.payer.email);
  },
);

async function moneyOf({ db, config }: Platform, booking: BookingRow): Promise<{ paid: number; owed: number }> {
  const paid = (await readCustomerMoney(db, config.REGION, booking.order_id!)).get(booking.id) ?? 0;
  return { paid, owed: Math.max(0, booking.total - paid) };
}

async function prepare<Booking extends BookingRow>(platform: Platform, booking: Booking) {
  return { ...booking, before: (await readBeforeTheDay(platform, [booking])).get(booking.id)! };
}
