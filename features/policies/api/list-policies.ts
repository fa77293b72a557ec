import { POLICY_KINDS } from '#features/policies/contract/policy.ts';
import * as routes from '#features/policies/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readSummaries } from './policy-summaries.ts';
import type { FreshTexts } from './refresh-texts.ts';

export function listPolicies(app: App, platform: Platform, fresh: FreshTexts): void {
  serve(app, routes.listPolicies, async () => {
    const inForce = (await readSummaries(platform, fresh)).filter(({ state }) => state === 'in_force');
    return { items: inForce.sort((a, b) => POLICY_KINDS.indexOf(a.kind) - POLICY_KINDS.indexOf(b.kind)) };
  });
}
