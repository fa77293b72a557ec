import * as routes from '#features/operators/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { listOperators } from './region.store.ts';
import { regionOperatorView } from './region-operator.view.ts';

export function listRegionOperators(app: App, { db, config }: Platform): void {
  serve(app, routes.listRegionOperators, async ({ query }) => ({
    items: (await listOperators(db, config.REGION, query.state ?? null)).map(regionOperatorView),
  }));
}
