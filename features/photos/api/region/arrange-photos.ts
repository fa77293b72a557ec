import * as routes from '#features/photos/contract/region-routes.ts';
import { findOwner, type Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { MOST_PHOTOS_PER_PLACE } from '#server/storage/photo-settings.ts';
import { arrangeFor } from '../arrange-for.ts';
import { type Cases, readOfOwner } from './case.store.ts';
import { caseView } from './case.view.ts';

export function arrangePhotos(app: App, platform: Platform, owners: Owners): void {
  const { db, config } = platform;
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.arrangePhotos, async ({ actor, headers, body }, reply) => {
    reply.header('cache-control', 'no-store');
    const owner = await findOwner(platform, owners, body.about, { actor, headers });
    await arrangeFor(platform, { owner, ids: body.ids, actor });
    const rows = await readOfOwner(cases, owner, MOST_PHOTOS_PER_PLACE);
    return { items: await Promise.all(rows.map((row) => caseView(cases, row))) };
  });
}
