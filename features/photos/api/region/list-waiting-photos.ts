import * as routes from '#features/photos/contract/region-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, countWaiting, readRecent, readWaiting } from './case.store.ts';
import { caseView } from './case.view.ts';

export function listWaitingPhotos(app: App, { db, config }: Platform, owners: Owners): void {
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.listWaitingPhotos, async ({ query: { waiting, cursor } }, reply) => {
    reply.header('cache-control', 'no-store');
    const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(cursor) };
    const [found, counts] = await Promise.all([
      waiting === 'recent' ? readRecent(cases, page) : readWaiting(cases, { waiting: waiting ?? null, ...page }),
      countWaiting(cases),
    ]);
    const { rows, next } = cutPage(found, PAGE_SIZE);
    return { items: await Promise.all(rows.map((row) => caseView(cases, row))), next, counts };
  });
}
