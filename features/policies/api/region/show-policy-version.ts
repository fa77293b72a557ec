import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import * as routes from '#features/policies/contract/region-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readVersions } from './draft.store.ts';

export function showPolicyVersion(app: App, { db, config }: Platform): void {
  serve(app, routes.showPolicyVersion, async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    const versions = await readVersions(db, config.REGION, params.kind);
    const found = versions.find(({ version }) => version === params.version);
    if (!found) throw problem(POLICY_ERRORS, 'policy_not_found');
    return { title: found.title, source: found.source ?? found.body, body: found.body };
  });
}
