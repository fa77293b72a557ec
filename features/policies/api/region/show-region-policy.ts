import * as routes from '#features/policies/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { FreshTexts } from '../refresh-texts.ts';
import { readVersions } from './draft.store.ts';
import { regionPolicyView } from './region.view.ts';

export function showRegionPolicy(app: App, { db, config }: Platform, fresh: FreshTexts): void {
  serve(app, routes.showRegionPolicy, async ({ actor, params }, reply) => {
    reply.header('cache-control', 'no-store');
    const region = await fresh();
    return regionPolicyView(params.kind, await readVersions(db, config.REGION, params.kind), region, actor);
  });
}
