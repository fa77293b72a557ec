import { barriersOn } from '#features/closures/api/public.ts';
import * as routes from '#features/maps/contract/routes.ts';
import { routesThrough } from '#features/places/api/public.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readStations } from './stations.rules.ts';

export function drawWays(app: App, { db, region }: Platform): void {
  serve(app, routes.drawWays, async ({ query }) => {
    const stations = readStations(query.through);
    if (!stations) {
      const message = 'Escribe de 2 a 40 lugares o puntos "longitud,latitud", separados por punto y coma.';
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.through', code: 'stations', message }] });
    }
    const current = await region.current();
    const barriers = await barriersOn(db, current.id, query.date);
    const ways = await routesThrough(db, current, stations, barriers);
    return { ways };
  });
}
