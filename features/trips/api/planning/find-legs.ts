import { barriersOn } from '#features/closures/api/public.ts';
import { legTable } from '#features/places/api/public.ts';
import { LegsAnswer, LegsBody } from '#features/trips/contract/planning.ts';
import { planningRoutes } from '#features/trips/contract/planning-routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { someLegs } from './planning-context.view.ts';

/**
 * `POST /api/planning/legs` returns travel times between up to 60 places and points, in the requested order. Closures on the given day are avoided. An unknown
 * place has no travel times.
 */
export function findLegs(app: App, { db, region }: Platform): void {
  app.post(
    planningRoutes.legs,
    {
      config: { right: 'trips.plan', rateLimit: { max: 30, timeWindow: 60_000 } },
      schema: {
        tags: ['Viajes'],
        summary: 'Tiempos de viaje entre lugares y puntos',
        body: LegsBody,
        response: { 200: LegsAnswer },
      },
    },
    async ({ body: { points, date } }) => {
      const ids = [...new Set(points.flatMap((point) => ('place' in point ? [point.place] : [])))];
      const further = points.filter((point) => 'lon' in point);
      const current = await region.current();
      const barriers = await barriersOn(db, current.id, date);
      const table = await legTable(db, current, ids, further, barriers);
      let next = ids.length;
      const nodes = points.map((point) => ('place' in point ? ids.indexOf(point.place) : next++));
      return { legs: someLegs(table, nodes) };
    },
  );
}
