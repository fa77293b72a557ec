import { regionClock } from '#features/organisation/api/public.ts';
import { POLICY_ERRORS } from '#features/policies/contract/errors.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Area } from '#server/platform.ts';
import { listPolicies } from './list-policies.ts';
import { publishPolicy } from './policy.store.ts';
import { readPolicyTexts } from './policy-texts.ts';

/** Versioned legal texts. */
export const policies: Area = {
  name: 'policies',
  errors: POLICY_ERRORS,
  async prepare({ db, config }) {
    for (const text of await readPolicyTexts(await readRegion(config.REGION)))
      await publishPolicy(db, config.REGION, text);
  },
  async routes(app, platform) {
    listPolicies(app, platform, regionClock(await readRegion(platform.config.REGION)));
  },
};
