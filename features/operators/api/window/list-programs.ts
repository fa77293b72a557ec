import * as routes from '#features/operators/contract/plan-routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import { isUuid } from '#server/database/uuid.ts';
import { serve } from '#server/http/serve.ts';
import { strangeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPrograms } from './plan.store.ts';
import { placesOn, programView } from './plan.view.ts';

const PAGE_SIZE = 24;

export function listPrograms(app: App, { db, config }: Platform): void {
  serve(app, routes.listPrograms, async ({ query }) => {
    const { plan = null, operator = null, place = null, cursor = null } = query;
    if (cursor !== null && !isUuid(cursor)) throw strangeCursor();
    const limit = query.limit ?? PAGE_SIZE;
    const rows = await readPrograms(db, config.REGION, { plan, operator, place }, limit + 1, cursor);
    const items = rows.slice(0, limit);
    const places = await placeNames(db, config.REGION, placesOn(items));
    return {
      items: items.map((row) => programView(row, places)),
      next: rows.length > limit ? items.at(-1)!.id : null,
    };
  });
}
