import * as routes from '#features/places/contract/region-routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionPlace } from './place-access.ts';

export function showRegionPlace(app: App, platform: Platform, operators: Rows): void {
  serve(app, routes.showRegionPlace, async ({ params }) => readRegionPlace(platform, operators, params.id));
}
