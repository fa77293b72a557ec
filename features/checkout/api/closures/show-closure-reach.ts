import { bookingRows } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import { readPlanClosures } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { maskEmail } from '../region/booking-search.rules.ts';
import { findReachedClosure, reachedBookings } from './closure-reach.store.ts';

export function showClosureReach(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.showClosureReach, async ({ params: { id } }) => {
    const closure = await findReachedClosure(db, region, id);
    if (!closure) throw problem(CLOSURE_ERRORS, 'closure_not_found');
    const [plans, travellers] = await Promise.all([
      readPlanClosures(db, region, bookingRows, { closureId: id, withOver: true }),
      reachedBookings(db, region, id),
    ]);
    return {
      today: today(regionClock(await platform.region.current())),
      closure,
      plans,
      travellers: travellers.map(({ notifiedAt, notifiedTo, seenAt, outcomeAt, ...row }) => ({
        ...row,
        notifiedAt: notifiedAt?.toISOString() ?? null,
        notifiedTo: notifiedTo && maskEmail(notifiedTo),
        seenAt: seenAt?.toISOString() ?? null,
        outcomeAt: outcomeAt?.toISOString() ?? null,
      })),
    };
  });
}
