import * as routes from '#features/trips/contract/publication-routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPending, readPublished, readQueue, readReported } from './case.store.ts';
import { caseViews } from './case.view.ts';

const READ = { pending: readPending, reported: readReported, published: readPublished };

export function listWaitingTrips(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listWaitingTrips, async ({ query: { waiting, cursor } }, reply) => {
    reply.header('cache-control', 'no-store');
    const [found, { count, reported }] = await Promise.all([
      READ[waiting ?? 'pending'](db, config.REGION, { limit: PAGE_SIZE + 1, after: readTimeCursor(cursor) }),
      readQueue(db, config.REGION),
    ]);
    const { rows, next } = cutPage(found, PAGE_SIZE);
    return { items: await caseViews(platform, rows), next, pending: count - reported, reported };
  });
}
