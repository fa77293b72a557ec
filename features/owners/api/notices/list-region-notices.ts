import { regionClock, today } from '#features/organisation/api/public.ts';
import * as routes from '#features/owners/contract/notice-routes.ts';
import { serve } from '#server/http/serve.ts';
import { PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionNotices } from './region-notices.store.ts';

export function listRegionNotices(app: App, { db, config, region }: Platform): void {
  serve(app, routes.listRegionNotices, async ({ query: { limit = PAGE_SIZE, cursor } }) => {
    const day = today(regionClock(await region.current()));
    const page = await readRegionNotices(db, config.REGION, { today: day, limit, after: readTimeCursor(cursor) });
    return { today: day, ...page };
  });
}
