import type { Transaction } from 'kysely';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { type BookingRow, takeQuote } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import type { TakeChangeBody } from '#features/checkout/contract/change.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { assertCharges } from '#features/policies/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeOwnBooking } from '../change-own-booking.ts';
import { startWords } from '../emails/when-words.ts';
import type { OrderRow } from '../order.store.ts';
import { termsOf } from '../sale.rules.ts';
import { findChange, findOpenChange, insertChange, nextInstalment } from './change.store.ts';
import { assertChangeable, isAsked } from './changeable.ts';
import { endOpenChange } from './end-open-change.ts';
import { holdForChange } from './hold-for-change.ts';
import { makeChange } from './make-change.ts';
import { type KeptOffer, moneyOf, pricedChange } from './quote-change.ts';

export function takeChange(app: App, platform: Platform): void {
  const { config } = platform;
  const region = config.REGION;
  serve(app, routes.takeChange, async (request, reply) => {
    const accountId = accountIdOf(request.actor);
    const order = await changeOwnBooking(platform, request, async (trx, { order, booking }) => {
      const again = await findChange(trx, region, request.body.uuid);
      if (again && again.booking_id !== booking.id) throw problem(CHECKOUT_ERRORS, 'change_refused');
      if (!again) await take(trx, platform, { order, booking, accountId, ...request.body });
    });
    keepConfidential(reply);
    return reply.send(order);
  });
}

interface Taking extends TakeChangeBody {
  order: OrderRow;
  booking: BookingRow;
  accountId: string | null;
}

async function take(trx: Transaction<Tables>, platform: Platform, it: Taking): Promise<void> {
  const { order, booking, uuid, quoteId, accountId } = it;
  const region = booking.region_id;
  const taken = await takeQuote(trx, region, booking.id, quoteId);
  if (taken?.quote.kind !== 'move') throw problem(CHECKOUT_ERRORS, 'quote_over');
  if (taken.again) return;
  const offer = taken.quote.offer as unknown as KeptOffer;
  await assertOfferUnchanged(trx, it, offer);
  await endOpenChange(trx, booking, 'refused');
  const { to, charge } = offer;
  const change = {
    region_id: region,
    id: uuid,
    order_id: order.id,
    booking_id: booking.id,
    kind: 'amend' as const,
    quote_id: quoteId,
    departure_id: to.departureId,
    charge,
    reason: null,
    was: startWords(booking.snapshot),
    made_by: accountId,
  };
  if (charge === 0) {
    const done = (await insertChange(trx, { ...change, ...NOTHING_OPEN }))!;
    const refused = await makeChange(trx, platform, { order, booking, change: done, offer, late: false, accountId });
    if (refused) throw problem(BOOKING_ERRORS, refused.code);
    return;
  }
  await assertCharges(platform, order);
  const until = new Date(Date.now() + termsOf(await platform.region.current()).holdMinutes * 60_000);
  const held = await holdForChange(trx, booking, to, until);
  if ('refused' in held) throw problem(BOOKING_ERRORS, held.refused.code);
  await insertChange(trx, {
    ...change,
    state: 'open',
    hold_id: held.holdId,
    instalment: await nextInstalment(trx, region, order.id, order.schedule),
    until,
    ended_at: null,
  });
}

const NOTHING_OPEN = { state: 'done', hold_id: null, instalment: null, until: new Date(0), ended_at: null } as const;

/** @throws quote_over if the booking, its payments or the new price have changed since the quote */
async function assertOfferUnchanged(
  trx: Transaction<Tables>,
  { order, booking }: Pick<Taking, 'order' | 'booking'>,
  offer: KeptOffer,
): Promise<void> {
  const region = booking.region_id;
  const now = new Date();
  const sellables = await readSellables(trx, region, [booking.departure_id, offer.to.departureId]);
  assertChangeable(booking, sellables.get(booking.departure_id), now);
  if (isAsked(await findOpenChange(trx, region, booking.id), now)) throw problem(CHECKOUT_ERRORS, 'change_refused');
  const { sellable, party } = pricedChange(booking, sellables.get(offer.to.departureId), offer.units, now);
  const paid = (await readCustomerMoney(trx, region, order.id)).get(booking.id) ?? 0;
  const money = moneyOf({ order, booking, sellable, party, paid, now });
  const shown =
    booking.changed_at.toISOString() === offer.version &&
    paid === offer.paid &&
    party.total === offer.to.total &&
    money.charge === offer.charge &&
    money.refund === offer.refund &&
    money.later === offer.later;
  if (!shown) throw problem(CHECKOUT_ERRORS, 'quote_over');
}
