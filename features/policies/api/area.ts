import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { listPolicies } from './list-policies.ts';
import { freshTexts, publishFiles } from './refresh-texts.ts';
import { editPolicies } from './region/edit-policies.ts';
import { showPolicies } from './region/show-policies.ts';
import { showLaw } from './show-law.ts';

/** Versioned legal texts, and the law of the region's country. */
export const policies: Area = {
  name: 'policies',
  errors: POLICY_ERRORS,
  async prepare(platform) {
    await publishFiles(platform, await platform.region.current());
  },
  routes(app, platform) {
    const fresh = freshTexts(platform);
    listPolicies(app, platform, fresh);
    showLaw(app, platform);
    showPolicies(app, platform, fresh);
    editPolicies(app, platform);
  },
};
