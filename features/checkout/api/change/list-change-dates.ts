import { unitsOf } from '#features/bookings/contract/change-items.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import type { ChangeDate } from '#features/checkout/contract/change.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { findCalendarPlan, readSellables } from '#features/operators/api/public.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openBooking } from '../order-access.ts';
import { findOpenChange } from './change.store.ts';
import { assertChangeable, isAsked } from './changeable.ts';
import { datesAt, datesFor } from './dates.ts';

export function listChangeDates(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.listChangeDates, async (request, reply) => {
    const { booking } = await openBooking(platform, request, request.params.reference);
    const { from, units: asked } = request.query;
    const now = new Date();
    const [sellables, open, plan] = await Promise.all([
      readSellables(db, region, [booking.departure_id]),
      findOpenChange(db, region, booking.id),
      findCalendarPlan(db, region, booking.plan_id),
    ]);
    const question = isAsked(open, now) ? open : undefined;
    const current = sellables.get(booking.departure_id);
    if (!question) assertChangeable(booking, current, now);
    const option = plan?.options.find(({ id }) => id === booking.option_id);
    const going = unitsOf(booking.items);
    const units = asked && !question ? countsIn(asked) : going;
    const known = new Map(units.map(({ unitId, quantity }) => [unitId, quantity]));
    let items: ChangeDate[] = [];
    if (plan && option) {
      const what = { booking, plan, from, now };
      items = question
        ? await datesAt(db, region, { ...what, held: question.departure_id, open: question.kind === 'closure' })
        : await datesFor(db, region, { ...what, units });
    }
    keepConfidential(reply);
    return reply.send({
      currency: booking.currency,
      until: (question?.until ?? current!.departure.cutoffAt).toISOString(),
      units: (option?.units ?? []).map(({ id, type, name }) => ({
        unitId: id,
        type,
        name,
        quantity: known.get(id) ?? 0,
      })),
      mostUnits: option?.maxUnits ?? null,
      items,
    });
  });
}

/** Parses a party such as "unit-id:2,other-id:1". */
function countsIn(units: string): UnitCount[] {
  const counts = units.split(',').map((one) => {
    const [unitId, quantity] = one.split(':') as [string, string];
    return { unitId, quantity: Number(quantity) };
  });
  if (counts.every(({ quantity }) => quantity === 0)) throw problem(CHECKOUT_ERRORS, 'change_refused');
  return counts;
}
