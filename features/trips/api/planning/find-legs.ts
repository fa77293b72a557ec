import { legTable } from '#features/companies/api/public.ts';
import { LegsAnswer, LegsBody } from '#features/trips/contract/planning.ts';
import { planningRoutes } from '#features/trips/contract/planning-routes.ts';
import type { Region } from '#regions/read-region.ts';
import type { App, Platform } from '#server/platform.ts';
import { someLegs } from './board.view.ts';

/** `POST /api/planning/legs`: travel times between up to 60 places and points, in the order asked. An unknown place has no way to anywhere. */
export function findLegs(app: App, { db }: Platform, region: Region): void {
  app.post(
    planningRoutes.legs,
    {
      config: { right: 'trips.plan', rateLimit: { max: 120, timeWindow: 60_000 } },
      schema: {
        tags: ['Viajes'],
        summary: 'Tiempos de viaje entre lugares y puntos',
        body: LegsBody,
        response: { 200: LegsAnswer },
      },
    },
    async ({ body: { points } }) => {
      const ids = [...new Set(points.flatMap((point) => ('place' in point ? [point.place] : [])))];
      const further = points.filter((point) => 'lon' in point);
      const table = await legTable(db, region, ids, further);
      let next = ids.length;
      const nodes = points.map((point) => ('place' in point ? ids.indexOf(point.place) : next++));
      return { legs: someLegs(table, nodes) };
    },
  );
}
