import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/figures/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import { hasFictional } from './fictional.store.ts';
import { periodOf } from './period.rules.ts';
import { readPlaceFigures } from './visits.store.ts';

export function showOwnedFigures(app: App, { db, region }: Platform): void {
  serve(app, routes.showOwnedFigures, async (request) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const { id, settings } = await region.current();
    const { span, before } = periodOf('month', localDate(settings.time_zone, new Date()));
    const [now, earlier, fictional] = await Promise.all([
      readPlaceFigures(db, id, span, placeId),
      readPlaceFigures(db, id, before, placeId),
      hasFictional(db, id, before.from),
    ]);
    return { now, before: earlier, fictional };
  });
}
