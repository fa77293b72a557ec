import * as routes from '#features/closures/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { closuresBetween } from './in-force.store.ts';

const DAYS_AHEAD = 366;

export function listPublicClosures(app: App, { db, config, region }: Platform): void {
  serve(app, routes.listPublicClosures, async () => {
    const from = today(regionClock(await region.current()));
    return { items: await closuresBetween(db, config.REGION, from, isoFromDay(dayFromIso(from) + DAYS_AHEAD)) };
  });
}
