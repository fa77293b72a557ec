import * as routes from '#features/octo/contract/key-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionKeys } from './region-keys.view.ts';

export function listRegionKeys(app: App, platform: Platform): void {
  serve(app, routes.listRegionKeys, () => readRegionKeys(platform));
}
