import { addQueue } from '#features/backoffice/api/public.ts';
import { ItineraryEditor, RegionItineraries } from '#features/itineraries/contract/region.ts';
import { regionItineraryRoutes } from '#features/itineraries/contract/routes.ts';
import { IdParams } from '#features/schema.ts';
import type { RegionArt } from '#posters/art.ts';
import type { App, Platform } from '#server/platform.ts';
import { readFlagged } from './flagged.store.ts';
import { readEditor } from './itinerary-access.ts';
import { regionItineraryRows } from './region.store.ts';
import { rowView } from './region.view.ts';

/** Routes for the region's itineraries, drafts included, and the queue of itineraries that need attention. */
export function showRegionItineraries(app: App, platform: Platform, art: RegionArt): void {
  const { db } = platform;
  const region = platform.config.REGION;

  addQueue(platform, {
    name: 'itineraries-attention',
    title: 'Itinerarios por revisar',
    one: 'Itinerario por revisar',
    roles: ['admin', 'editor'],
    target: null,
    link: '/region/itinerarios',
    read: () => readFlagged(db, region),
  });

  app.get(
    regionItineraryRoutes.list,
    {
      config: { right: 'itineraries.edit' },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Todos los itinerarios, también borradores',
        response: { 200: RegionItineraries },
      },
    },
    async () => ({ items: (await regionItineraryRows(db, region)).map(rowView) }),
  );

  app.get(
    regionItineraryRoutes.one,
    {
      config: { right: 'itineraries.edit' },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Un itinerario para editarlo',
        params: IdParams,
        response: { 200: ItineraryEditor },
      },
    },
    ({ params, actor }) => readEditor(platform, art, params.id, actor),
  );
}
