import { noticesBetween } from '#features/closures/api/public.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { freshnessOf } from '#features/places/contract/freshness.ts';
import * as routes from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { isoFromDay } from '#planner/hours/calendar.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { localMoment } from './hours/local-moment.ts';
import { noticesOn, placeStates } from './hours/place-state.ts';
import { keptInstead } from './merge/former-place.store.ts';
import { detailView, sourcesView } from './place.view.ts';
import { findPlace, placesNear, sourcesOf, ticketOf } from './place-detail.store.ts';
import { placeSources } from './place-sources.store.ts';

const NEARBY = 6;
/** The page shows notices of this many coming days. */
const DAYS_AHEAD = 30;

export function showPlace(app: App, { db, config, region }: Platform): void {
  serve(app, routes.showPlace, async ({ params }, reply) => {
    const place = await findPlace(db, config.REGION, params.idOrSlug);
    const kept = place ? undefined : await keptInstead(db, config.REGION, params.idOrSlug);
    if (kept) {
      const address = pathOf(routes.showPlace, { params: { idOrSlug: kept.slug } });
      // Browsers ask again, because an undo gives the place its own answer back.
      return reply.header('cache-control', 'no-cache').redirect(address, 301);
    }
    if (!place) throw problem(PLACE_ERRORS, 'company_not_found');
    const current = await region.current();
    const clock = regionClock(current);
    const now = localMoment(new Date(), clock.timeZone);
    const from = isoFromDay(now.day);
    const to = isoFromDay(now.day + DAYS_AHEAD);
    const [sources, ticket, nearby, closures, notices, named] = await Promise.all([
      sourcesOf(db, config.REGION, place.id),
      ticketOf(db, config.REGION, place),
      placesNear(db, config.REGION, place, NEARBY),
      noticesOn(db, config.REGION, now),
      noticesBetween(db, config.REGION, { from, to, placeId: place.id }),
      placeSources(db, config.REGION, current.settings.sources),
    ]);
    const view = detailView(place, nearby, now, placeStates(now, clock, closures), {
      holidays: clock.holidays,
      badgeDays: freshnessOf(current.settings).badgeDays,
    });
    return { ...view, ticket, notices, sources: sourcesView(sources, named) };
  });
}
