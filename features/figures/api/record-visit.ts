import * as routes from '#features/figures/contract/routes.ts';
import { findPublicPlace } from '#features/places/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import { insertVisit } from './event.store.ts';
import { wantsNoCount } from './wants-no-count.ts';

/** Answers 204 also if nothing is counted, because the page needs no answer. */
export function recordVisit(app: App, { db, region }: Platform): void {
  serve(app, routes.recordVisit, async ({ body: { act, page, place }, headers }, reply) => {
    const current = await region.current();
    const place_id = place === undefined ? null : ((await findPublicPlace(db, current.id, place)) ?? null);
    const needsPlace = act !== 'view' || page === 'place';
    if (!wantsNoCount(headers) && (place_id !== null || !needsPlace)) {
      const day = localDate(current.settings.time_zone, new Date());
      await insertVisit(db, { region_id: current.id, day, act, page, place_id });
    }
    return reply.code(204).send(null);
  });
}
