import { addQueue } from '#features/backoffice/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { prepareOperators } from './demo/prepare-demo.ts';
import { followRulesJob } from './departures/follow-rules.ts';
import { lapse } from './desk/lapse.ts';
import { operatorDesk } from './desk/operator-desk.ts';
import { accountQueue, operatorQueue, planQueue } from './desk/operator-queues.ts';
import { planDesk } from './desk/plan-desk.ts';
import { SEND_INVITATION, sendInvitation } from './letters/send-invitation.ts';
import { SEND_NOTICE, sendNotice } from './letters/send-notice.ts';
import { APPLY_BANK_CHANGE, applyBankChange } from './office/bank/apply-bank-change.ts';
import { SEND_BANK_CHANGE, sendBankChange } from './office/bank/send-bank-change.ts';
import { operatorDocuments } from './office/documents.ts';
import { ownDepartures } from './office/own-departures.ts';
import { ownOperatorRoutes } from './office/own-operators.ts';
import { ownOptions } from './office/own-options.ts';
import { ownPlans } from './office/own-plans.ts';
import { ownResources } from './office/own-resources.ts';
import { planPictures } from './office/plan-pictures.ts';
import { operatorTeam } from './office/team.ts';
import { listPlans } from './window/list-plans.ts';
import { showAvailability } from './window/show-availability.ts';
import { showCalledOff } from './window/show-called-off.ts';
import { showPlan } from './window/show-plan.ts';

/** Tour operators: who sells, what, when and for how much. */
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

    operatorDesk(app, platform);
    planDesk(app, platform);
    addQueue(platform, operatorQueue);
    addQueue(platform, accountQueue);
    addQueue(platform, planQueue);
  },
};
