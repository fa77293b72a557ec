import * as routes from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { manifestFileName, manifestOf } from './manifest-of.ts';
import { manifestPdf } from './manifest-pdf.ts';

export function downloadManifestPdf(app: App, platform: Platform, orders: Rows): void {
  serve(app, routes.downloadManifestPdf, async ({ actor, params }, reply) => {
    const manifest = await manifestOf(platform, orders, actor, params);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${manifestFileName(manifest, 'pdf')}"`)
      .type('application/pdf')
      .send(await manifestPdf(manifest, (await platform.region.current()).settings));
  });
}
