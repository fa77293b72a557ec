import { barriersOn } from '#features/closures/api/public.ts';
import { legTable } from '#features/places/api/public.ts';
import * as routes from '#features/trips/contract/planning-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { someLegs } from './planning-context.view.ts';

/** Rows and columns of the table follow `points`. The travel times avoid roads that are closed on `date`. */
export function findLegs(app: App, { db, region }: Platform): void {
  serve(app, routes.findLegs, async ({ body: { points, date } }) => {
    const ids = [...new Set(points.flatMap((point) => ('place' in point ? [point.place] : [])))];
    const further = points.filter((point) => 'lon' in point);
    const current = await region.current();
    const barriers = await barriersOn(db, current.id, date);
    const table = await legTable(db, current, ids, further, barriers);
    let next = ids.length;
    const nodes = points.map((point) => ('place' in point ? ids.indexOf(point.place) : next++));
    return { legs: someLegs(table, nodes) };
  });
}
