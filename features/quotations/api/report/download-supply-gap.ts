import * as routes from '#features/quotations/contract/region-routes.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askerKeyOf } from '../unserved/asker.ts';
import { gapCsv } from './report-csv.ts';
import { sendCsv } from './send-csv.ts';
import { supplyGap } from './supply-gap.ts';

export async function downloadSupplyGap(app: App, platform: Platform): Promise<void> {
  const askerKey = askerKeyOf(await openSiteKey(platform.config));
  serve(app, routes.downloadSupplyGap, async ({ query }, reply) => {
    const report = await supplyGap(platform, askerKey, query.quarter);
    return sendCsv(reply, `sin-oferta-${platform.config.REGION}-${report.quarter}`, gapCsv(report));
  });
}
