import { planningPlaces } from '#features/places/api/public.ts';
import * as routes from '#features/trips/contract/planning-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { hoursKey } from './hours-key.ts';

/** Leaves out places that are not published any more. */
export function listHoursKeys(app: App, { db, config }: Platform): void {
  serve(app, routes.listHoursKeys, async ({ query: { ids } }) => {
    const places = await planningPlaces(db, config.REGION, { limit: 0, ids: ids.split(',') });
    return { items: places.map((place) => ({ id: place.id, key: hoursKey(place) })) };
  });
}
