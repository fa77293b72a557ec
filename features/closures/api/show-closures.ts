import { Closure, Closures } from '#features/closures/contract/closure.ts';
import { closureRoutes } from '#features/closures/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { IdParams } from '#features/schema.ts';
import type { App, Platform } from '#server/platform.ts';
import { listClosureRows } from './closure.store.ts';
import { closureView } from './closure.view.ts';
import { readClosure } from './closure-access.ts';
import type { Touched } from './touched.ts';

const MOST_LISTED = 300;

/** The region's closures, drafts included. */
export function showClosures(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const clockNow = async () => regionClock(await platform.region.current());

  app.get(
    closureRoutes.list,
    {
      config: { right: 'closures.edit' },
      schema: { tags: ['Cierres'], summary: 'Todos los cierres de la región', response: { 200: Closures } },
    },
    async () => {
      const rows = await listClosureRows(db, region, MOST_LISTED);
      const places = await touched.placeNames(db, region, [...new Set(rows.flatMap(({ place_id }) => place_id ?? []))]);
      return { today: today(await clockNow()), items: rows.map((row) => closureView(row, places)) };
    },
  );

  app.get(
    closureRoutes.one,
    {
      config: { right: 'closures.edit' },
      schema: { tags: ['Cierres'], summary: 'Un cierre', params: IdParams, response: { 200: Closure } },
    },
    ({ params }) => readClosure(platform, touched, params.id),
  );
}
