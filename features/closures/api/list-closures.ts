import * as routes from '#features/closures/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { listClosureRows } from './closure.store.ts';
import { closureView } from './closure.view.ts';
import type { Touched } from './touched.ts';

const MOST_LISTED = 300;

export function listClosures(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.listClosures, async () => {
    const rows = await listClosureRows(db, region, MOST_LISTED);
    const places = await touched.placeNames(db, region, [...new Set(rows.flatMap(({ place_id }) => place_id ?? []))]);
    const clock = regionClock(await platform.region.current());
    return { today: today(clock), items: rows.map((row) => closureView(row, places)) };
  });
}
