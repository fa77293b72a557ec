import { authorize } from '#features/accounts/api/public.ts';
import { findBooking } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { findCalendarPlan } from '#features/operators/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenChange } from '../change/change.store.ts';
import { datesAt } from '../change/dates.ts';
import { findOperatorBooking } from './operator-sale.store.ts';

export function listProposalDates(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.listProposalDates, async ({ actor, params, query }) => {
    authorize(actor, 'operator.sell', { operatorId: params.operatorId });
    if (!(await findOperatorBooking(db, { region, ...params }))) throw problem(BOOKING_ERRORS, 'booking_not_found');
    const booking = (await findBooking(db, region, params.bookingId))!;
    const plan = await findCalendarPlan(db, region, booking.plan_id);
    if (!plan) return { items: [] };
    const open = await findOpenChange(db, region, booking.id);
    const held = open?.kind === 'called_off' ? open.departure_id : null;
    const late = query.move === true && booking.channel === 'desk';
    const what = { booking, plan, from: undefined, now: new Date() };
    // A guest of a called-off departure was promised another date of the same option.
    const others = late && open?.kind !== 'called_off';
    return { items: await datesAt(db, region, { ...what, held, open: false, late, others }) };
  });
}
