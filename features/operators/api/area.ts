import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { prepareOperators } from './demo/prepare-demo.ts';
import { followRulesJob } from './departures/follow-rules.ts';
import { listPlans } from './window/list-plans.ts';
import { showAvailability } from './window/show-availability.ts';
import { showPlan } from './window/show-plan.ts';

/** Tour operators: who sells, what, when and for how much. */
export const operators: Area = {
  name: 'operators',
  errors: OPERATOR_ERRORS,
  jobs: { 'operators/follow-rules': followRulesJob },
  cron: [{ job: 'operators/follow-rules', at: '10 2 * * *' }],
  prepare: prepareOperators,
  routes(app, platform) {
    listPlans(app, platform);
    showPlan(app, platform);
    showAvailability(app, platform);
  },
};
