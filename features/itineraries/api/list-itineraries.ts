import { ItinerariesList, ItinerariesQuery } from '#features/itineraries/contract/itinerary.ts';
import { itineraryRoutes } from '#features/itineraries/contract/routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import type { App, Platform } from '#server/platform.ts';
import { readItineraries } from './itinerary.store.ts';
import { itineraryCard } from './itinerary.view.ts';

/** `GET /api/itineraries/`: the region's itineraries in the editors' order, with a summary of their days. */
export function listItineraries(app: App, { db, config }: Platform): void {
  app.get(
    itineraryRoutes.list,
    {
      config: { right: 'itineraries.read' },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Itinerarios de la región, listos para copiar',
        querystring: ItinerariesQuery,
        response: { 200: ItinerariesList },
      },
    },
    async ({ query }) => {
      const rows = await readItineraries(db, config.REGION, query);
      const places = await placeNames(db, config.REGION, [...new Set(rows.flatMap((row) => row.places))]);
      return { items: rows.map((row) => itineraryCard(row, places)) };
    },
  );
}
