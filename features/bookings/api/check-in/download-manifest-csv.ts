import * as routes from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { manifestCsv } from './manifest-csv.ts';
import { manifestFileName, manifestOf } from './manifest-of.ts';

export function downloadManifestCsv(app: App, platform: Platform, orders: Rows): void {
  serve(app, routes.downloadManifestCsv, async ({ actor, params }, reply) => {
    const manifest = await manifestOf(platform, orders, actor, params);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${manifestFileName(manifest, 'csv')}"`)
      .type('text/csv; charset=utf-8')
      .send(manifestCsv(manifest));
  });
}
