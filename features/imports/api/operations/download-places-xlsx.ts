import * as routes from '#features/imports/contract/routes.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { listPlaceSnapshots } from '#features/places/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { sheetXlsx } from '../sheet/sheet-file.ts';
import { sheetName } from '../sheet/sheet-name.ts';

export function downloadPlacesXlsx(app: App, platform: Platform): void {
  serve(app, routes.downloadPlacesXlsx, async ({ query }, reply) => {
    const { settings } = await platform.region.current();
    const places = await listPlaceSnapshots(platform, operatorRows, query);
    return reply
      .header('content-disposition', `attachment; filename="${sheetName(settings)}.xlsx"`)
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(await sheetXlsx(places, settings.currency));
  });
}
