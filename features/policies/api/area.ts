import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { listPolicies } from './list-policies.ts';
import { freshTexts, publishFiles } from './refresh-texts.ts';
import { discardPolicyDraft } from './region/discard-policy-draft.ts';
import { listRegionPolicies } from './region/list-region-policies.ts';
import { publishPolicy } from './region/publish-policy.ts';
import { showPolicyVersion } from './region/show-policy-version.ts';
import { showRegionPolicy } from './region/show-region-policy.ts';
import { withdrawPolicy } from './region/withdraw-policy.ts';
import { writePolicyDraft } from './region/write-policy-draft.ts';
import { showLaw } from './show-law.ts';
import { showPolicy } from './show-policy.ts';

export const policies: Area = {
  name: 'policies',
  errors: POLICY_ERRORS,
  async prepare(platform) {
    await publishFiles(platform, await platform.region.current());
  },
  routes(app, platform) {
    const fresh = freshTexts(platform);
    listPolicies(app, platform, fresh);
    showPolicy(app, platform, fresh);
    showLaw(app, platform);
    listRegionPolicies(app, platform, fresh);
    showRegionPolicy(app, platform, fresh);
    showPolicyVersion(app, platform);
    writePolicyDraft(app, platform);
    discardPolicyDraft(app, platform);
    publishPolicy(app, platform);
    withdrawPolicy(app, platform);
  },
};
