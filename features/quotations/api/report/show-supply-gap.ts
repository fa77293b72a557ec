import * as routes from '#features/quotations/contract/region-routes.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askerKeyOf } from '../unserved/asker.ts';
import { supplyGap } from './supply-gap.ts';

export async function showSupplyGap(app: App, platform: Platform): Promise<void> {
  const askerKey = askerKeyOf(await openSiteKey(platform.config));
  serve(app, routes.showSupplyGap, ({ query }) => supplyGap(platform, askerKey, query.quarter));
}
