import * as routes from '#features/photos/contract/region-routes.ts';
import { findOwner, type Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { MOST_PHOTOS_PER_PLACE } from '#server/storage/photo-settings.ts';
import { type Cases, readOfOwner } from './case.store.ts';
import { caseView } from './case.view.ts';

export function listOwnerPhotos(app: App, platform: Platform, owners: Owners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.listOwnerPhotos, async ({ query, actor, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    const owner = await findOwner(platform, owners, { kind: query.kind, id: query.owner }, { actor, headers });
    const rows = await readOfOwner(cases, owner, MOST_PHOTOS_PER_PLACE);
    return { items: await Promise.all(rows.map((row) => caseView(cases, row))) };
  });
}
