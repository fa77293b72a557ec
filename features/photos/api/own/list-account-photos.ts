import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOwn } from './own.store.ts';
import { ownView } from './own.view.ts';

export function listAccountPhotos(app: App, { db, config }: Platform, owners: Owners): void {
  serve(app, routes.listAccountPhotos, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { accountId } = personOf(request);
    const page = { accountId, limit: PAGE_SIZE + 1, after: readTimeCursor(request.query.cursor) };
    const { rows, next } = cutPage(await readOwn(db, config.REGION, owners, page), PAGE_SIZE);
    return { items: await Promise.all(rows.map((row) => ownView(owners, row))), next };
  });
}
