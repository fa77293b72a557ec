import { parseDate } from '@internationalized/date';
import * as routes from '#features/operators/contract/plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readDepartures } from './availability.store.ts';
import { calendarDays, judge } from './calendar.rules.ts';
import { partyOf, readCalendarPlan } from './calendar-request.ts';
import { senseless } from './plan-search.rules.ts';

const MOST_DAYS = 62;

export function showAvailability(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showAvailability, async ({ params, query: { from, to, ...query } }) => {
    const length = parseDate(to).compare(parseDate(from));
    if (length < 0 || length > MOST_DAYS) throw senseless('to', `Son hasta ${MOST_DAYS} días, desde \`from\`.`);
    const plan = await readCalendarPlan(platform, params.planId);
    const { option, units } = partyOf(plan, query);
    const departures = await readDepartures(db, config.REGION, plan.id, { from, to, option });
    const days = calendarDays(judge(plan, departures, units, new Date()), from, to);
    return { planId: plan.id, currency: plan.currency, zone: plan.zone, days };
  });
}
