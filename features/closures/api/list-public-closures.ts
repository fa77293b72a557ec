import * as routes from '#features/closures/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { closuresBetween } from './in-force.store.ts';
import { noticesBetween } from './notices/notice.store.ts';

const DAYS_AHEAD = 366;

export function listPublicClosures(app: App, { db, config, region }: Platform): void {
  serve(app, routes.listPublicClosures, async () => {
    const from = today(regionClock(await region.current()));
    const to = isoFromDay(dayFromIso(from) + DAYS_AHEAD);
    const [items, notices] = await Promise.all([
      closuresBetween(db, config.REGION, from, to),
      noticesBetween(db, config.REGION, { from, to }),
    ]);
    return { items, notices };
  });
}
