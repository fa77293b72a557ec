import * as routes from '#features/operators/contract/plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readDepartures } from './availability.store.ts';
import { judge, shownDeparture } from './calendar.rules.ts';
import { partyOf, readCalendarPlan } from './calendar-request.ts';

export function showDayDepartures(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showDayDepartures, async ({ params, query: { date, ...query } }) => {
    const plan = await readCalendarPlan(platform, params.planId);
    const { option, units } = partyOf(plan, query);
    const departures = await readDepartures(db, config.REGION, plan.id, { from: date, to: date, option });
    const now = new Date();
    const items = judge(plan, departures, units, now).map((one) => shownDeparture(plan, one, now));
    return { currency: plan.currency, zone: plan.zone, items };
  });
}
