import { type BookingRow, insertQuote } from '#features/bookings/api/public.ts';
import { unitsOf } from '#features/bookings/contract/change-items.ts';
import { type ChangeQuote, quoteChange as quote } from '#features/bookings/contract/quote-change.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { lastDue } from '#features/checkout/contract/schedule.ts';
import { readSellables } from '#features/operators/api/public.ts';
import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { type PricedParty, priceOf } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';
import { openBooking } from '../order-access.ts';
import { termsOf } from '../sale.rules.ts';
import { type Becoming, boughtAnew } from './becoming.ts';
import { findOpenChange } from './change.store.ts';
import { assertChangeable, isAsked } from './changeable.ts';

const DAY = 86_400_000;

export interface KeptOffer extends ChangeQuote {
  to: Becoming;
  units: UnitCount[];
  /** The money that the booking had received at the time of the quote, in minor units. */
  paid: number;
  /** The `changed_at` of the booking at the time of the quote. */
  version: string;
  /** The result of `saleOf` at the time of the quote. */
  from: string;
}

/** Returns a string that changes when the departure, the price or the active items change. */
export const saleOf = ({ departure_id, total, items }: BookingRow): string =>
  JSON.stringify([departure_id, total, items.filter(({ state }) => state === 'active').map(({ id }) => id)]);

export function quoteChange(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.quoteChange, async (request, reply) => {
    const { booking, order } = await openBooking(platform, request, request.params.reference);
    const { departureId, units: wished } = request.body;
    const now = new Date();
    const [sellables, open, money, site] = await Promise.all([
      readSellables(db, region, [booking.departure_id, departureId]),
      findOpenChange(db, region, booking.id),
      readCustomerMoney(db, region, order.id),
      platform.region.current(),
    ]);
    assertChangeable(booking, sellables.get(booking.departure_id), now);
    if (isAsked(open, now)) throw problem(CHECKOUT_ERRORS, 'change_refused');
    const units = wished ?? unitsOf(booking.items);
    const { sellable, party } = pricedChange(booking, sellables.get(departureId), units, now);
    const paid = money.get(booking.id) ?? 0;
    const moved = moneyOf({ order, booking, sellable, party, paid, now });
    const to = boughtAnew(booking, sellable, party, { region: site, now });
    const version = booking.changed_at.toISOString();
    const offer: KeptOffer = { ...moved, to, units, paid, version, from: saleOf(booking) };
    const row = await insertQuote(db, {
      region_id: region,
      booking_id: booking.id,
      kind: 'move',
      offer: JSON.stringify(offer),
      refund: moved.refund,
      charge: moved.charge,
      currency: booking.currency,
      valid_until: new Date(now.getTime() + termsOf(site).quoteMinutes * 60_000),
      taken_at: null,
    });
    keepConfidential(reply);
    return reply.send({
      id: row.id,
      currency: booking.currency,
      oldTotal: booking.total,
      newTotal: to.total,
      ...moved,
      localDate: to.snapshot.localDate,
      localTime: to.snapshot.localTime,
      mostBackBps: mostBack(to.snapshot.policy),
      validUntil: row.valid_until.toISOString(),
    });
  });
}

/** @throws change_refused with all reasons */
export function pricedChange(
  booking: BookingRow,
  sellable: Sellable | undefined,
  units: readonly UnitCount[],
  now: Date,
): { sellable: Sellable; party: PricedParty } {
  const party = sellable && priceOf(sellable, units, now);
  const isOther = sellable?.plan.id !== booking.plan_id || sellable?.option.id !== booking.option_id;
  if (!sellable || !party?.ok || isOther || party.currency !== booking.currency) {
    throw problem(CHECKOUT_ERRORS, 'change_refused', {
      issues:
        party && !party.ok
          ? party.refusals.map(({ code, message }) => ({ path: 'body.departureId', code, message }))
          : [{ path: 'body.departureId', code: 'gone', message: 'Esa salida no es de este plan. Elige otra.' }],
    });
  }
  return { sellable, party };
}

interface PricedChange {
  order: OrderRow;
  booking: BookingRow;
  sellable: Sellable;
  party: PricedParty;
  paid: number;
  now: Date;
}

/** An open balance keeps its due date, unless the new departure requires an earlier date. */
export function moneyOf({ order, booking, sellable, party, paid, now }: PricedChange): ChangeQuote {
  const { snapshot } = booking;
  const due = lastDue(order.schedule, order.paid, booking.id);
  const balanceDay = sellable.departure.startsAt.getTime() - sellable.option.balanceDays * DAY;
  return quote({
    policy: snapshot.policy,
    startsAt: new Date(snapshot.startsAt),
    zone: snapshot.zone,
    now,
    total: booking.total,
    paid,
    newTotal: party.total,
    dueNow: due === null || balanceDay < Math.min(due.getTime(), sellable.departure.startsAt.getTime()),
  });
}

function mostBack({ bands }: CancellationPolicy): number {
  return Math.max(0, ...bands.map(({ refundBps }) => refundBps));
}
