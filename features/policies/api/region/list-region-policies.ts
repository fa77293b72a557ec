import * as routes from '#features/policies/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { FreshTexts } from '../refresh-texts.ts';
import { readVersions } from './draft.store.ts';
import { regionVersionView } from './region.view.ts';

export function listRegionPolicies(app: App, { db, config }: Platform, fresh: FreshTexts): void {
  serve(app, routes.listRegionPolicies, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const region = await fresh();
    return regionVersionView(await readVersions(db, config.REGION), region);
  });
}
