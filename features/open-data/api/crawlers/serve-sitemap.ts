import { itineraryPages } from '#features/itineraries/api/public.ts';
import { planPages } from '#features/operators/api/public.ts';
import { placePages } from '#features/places/api/public.ts';
import { publicTripPages } from '#features/trips/api/public.ts';
import type { App, Platform } from '#server/platform.ts';
import { html } from '#server/render/plain-page.ts';
import { openDataPaths } from '#web/paths/public-files.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';

/** A sitemap may have 50,000 addresses (sitemaps.org). The least interesting places are left out. */
const MOST_PLACES = 40_000;
const MOST_OTHERS = 4_000;

interface Page {
  path: string;
  /** Absent for a page whose text changes only with a new version of the site. */
  changedAt?: Date | undefined;
}

export function serveSitemap(app: App, { db, config }: Platform): void {
  app.get('/sitemap.xml', { config: { kept: 'content' }, schema: { hide: true } }, async (_request, reply) => {
    const { REGION, PUBLIC_URL } = config;
    const [places, itineraries, plans, trips] = await Promise.all([
      placePages(db, REGION, MOST_PLACES),
      itineraryPages(db, REGION, MOST_OTHERS),
      planPages(db, REGION, MOST_OTHERS),
      publicTripPages(db, REGION, MOST_OTHERS),
    ]);
    const pages: Page[] = [
      { path: paths.home(), changedAt: latest([...places, ...itineraries, ...plans]) },
      { path: paths.explore(), changedAt: latest(places) },
      { path: paths.itineraries(), changedAt: latest(itineraries) },
      { path: paths.plans(), changedAt: latest(plans) },
      { path: publicTripPaths.list(), changedAt: latest(trips) },
      { path: travellerPaths.operators() },
      { path: paths.planTrip() },
      { path: paths.help() },
      { path: paths.sources() },
      { path: openDataPaths.page() },
      ...itineraries.map(({ slug, changedAt }) => ({ path: travellerPaths.itinerary(slug), changedAt })),
      ...trips.map(({ id, changedAt }) => ({ path: travellerPaths.trip(id), changedAt })),
      ...plans.map(({ slug, changedAt }) => ({ path: travellerPaths.plan(slug), changedAt })),
      ...places.map(({ slug, changedAt }) => ({ path: paths.place(slug), changedAt })),
    ];
    const urls = pages.map(
      ({ path, changedAt }) =>
        html`<url><loc>${PUBLIC_URL + path}</loc>${changedAt ? html`<lastmod>${changedAt.toISOString()}</lastmod>` : null}</url>`,
    );
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`.text,
      );
  });
}

/** Undefined if there are no pages. */
const latest = (pages: readonly { changedAt: Date }[]): Date | undefined =>
  pages.reduce<Date | undefined>(
    (last, { changedAt }) => (last === undefined || changedAt > last ? changedAt : last),
    undefined,
  );
