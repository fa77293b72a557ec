import { CalledOff, CalledOffQuery } from '#features/operators/contract/called-off.ts';
import { operatorRoutes } from '#features/operators/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { readCalledOff } from './called-off.store.ts';

/** `GET /api/availability/called-off`: the cancelled departures among the requested ids. Used for trips that contain departures. */
export function showCalledOff(app: App, { db, config }: Platform): void {
  app.get(
    operatorRoutes.calledOff,
    {
      config: { right: 'plans.read' },
      schema: {
        tags: ['Planes'],
        summary: 'Cuáles de estas salidas se cancelaron, y por qué',
        querystring: CalledOffQuery,
        response: { 200: CalledOff },
      },
    },
    async ({ query: { departures } }) => ({
      items: await readCalledOff(db, config.REGION, [...new Set(departures.split(','))]),
    }),
  );
}
