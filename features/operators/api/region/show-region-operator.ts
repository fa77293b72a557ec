import * as routes from '#features/operators/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionOperator } from './region-operator.view.ts';

export function showRegionOperator(app: App, platform: Platform): void {
  serve(app, routes.showRegionOperator, ({ params, actor }) => readRegionOperator(platform, params.operatorId, actor));
}
