import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import * as routes from '#features/policies/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPolicyBody } from './policy.store.ts';
import { readSummaries } from './policy-summaries.ts';
import type { FreshTexts } from './refresh-texts.ts';

export function showPolicy(app: App, platform: Platform, fresh: FreshTexts): void {
  const { db, config } = platform;
  serve(app, routes.showPolicy, async ({ params, query }) => {
    const policies = (await readSummaries(platform, fresh)).filter(({ kind }) => kind === params.kind);
    const asked = policies.find(({ version, state }) =>
      query.version ? version === query.version : state === 'in_force',
    );
    if (!asked) throw problem(POLICY_ERRORS, 'policy_not_found');
    return {
      ...asked,
      body: await readPolicyBody(db, config.REGION, asked.kind, asked.version),
      versions: policies.map(({ version, effectiveFrom, state, summary }) => ({
        version,
        effectiveFrom,
        state,
        summary,
      })),
    };
  });
}
