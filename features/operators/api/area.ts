import { addQueue } from '#features/backoffice/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { prepareOperators } from './demo/prepare-demo.ts';
import { followRulesJob } from './departures/follow-rules.ts';
import { SEND_INVITATION, sendInvitation } from './emails/send-invitation.ts';
import { SEND_NOTICE, sendNotice } from './emails/send-notice.ts';
import { APPLY_BANK_CHANGE, applyBankChange } from './operator/bank/apply-bank-change.ts';
import { SEND_BANK_CHANGE, sendBankChange } from './operator/bank/send-bank-change.ts';
import { ownDepartures } from './operator/departures/own-departures.ts';
import { ownResources } from './operator/departures/own-resources.ts';
import { ownOptions } from './operator/plans/own-options.ts';
import { ownPlans } from './operator/plans/own-plans.ts';
import { planPictures } from './operator/plans/plan-pictures.ts';
import { operatorDocuments } from './operator/profile/documents.ts';
import { ownOperatorRoutes } from './operator/profile/own-operators.ts';
import { operatorTeam } from './operator/team/team.ts';
import { lapse } from './region/lapse.ts';
import { accountQueue, operatorQueue, planQueue } from './region/operator-queues.ts';
import { regionOperators } from './region/region-operators.ts';
import { regionPlans } from './region/region-plans.ts';
import { listPlans } from './window/list-plans.ts';
import { showAvailability } from './window/show-availability.ts';
import { showCalledOff } from './window/show-called-off.ts';
import { showPlan } from './window/show-plan.ts';

/** Tour operators, their plans, departures and prices. */
export const operators: Area = {
  name: 'operators',
  errors: OPERATOR_ERRORS,
  jobs: {
    'operators/follow-rules': followRulesJob,
    'operators/lapse': lapse,
    [SEND_INVITATION]: sendInvitation,
    [SEND_NOTICE]: sendNotice,
    [APPLY_BANK_CHANGE]: applyBankChange,
    [SEND_BANK_CHANGE]: sendBankChange,
  },
  cron: [
    { job: 'operators/follow-rules', at: '10 * * * *' },
    { job: 'operators/lapse', at: '35 0 * * *' },
  ],
  prepare: prepareOperators,
  async routes(app, platform) {
    listPlans(app, platform);
    showPlan(app, platform);
    showAvailability(app, platform);
    showCalledOff(app, platform);

    await ownOperatorRoutes(app, platform);
    await operatorDocuments(app, platform);
    operatorTeam(app, platform);
    ownPlans(app, platform);
    await planPictures(app, platform);
    ownOptions(app, platform);
    ownDepartures(app, platform);
    ownResources(app, platform);

    regionOperators(app, platform);
    regionPlans(app, platform);
    addQueue(platform, operatorQueue);
    addQueue(platform, accountQueue);
    addQueue(platform, planQueue);
  },
};
