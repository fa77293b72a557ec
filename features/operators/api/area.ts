import { addQueue } from '#features/backoffice/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { followRulesJob } from './departures/follow-rules.ts';
import { SEND_INVITATION, sendInvitation } from './emails/send-invitation.ts';
import { SEND_NOTICE, sendNotice } from './emails/send-notice.ts';
import { APPLY_BANK_CHANGE, applyBankChange } from './operator/bank/apply-bank-change.ts';
import { openBankAccounts } from './operator/bank/bank-accounts.ts';
import { changeBank } from './operator/bank/change-bank.ts';
import { SEND_BANK_CHANGE, sendBankChange } from './operator/bank/send-bank-change.ts';
import { actOnDeparture } from './operator/departures/act-on-departure.ts';
import { changeDeparture } from './operator/departures/change-departure.ts';
import { changeResources } from './operator/departures/change-resources.ts';
import { createDeparture } from './operator/departures/create-departure.ts';
import { listDepartures } from './operator/departures/list-departures.ts';
import { actOnPlan } from './operator/plans/act-on-plan.ts';
import { changeOptions } from './operator/plans/change-options.ts';
import { changePlan } from './operator/plans/change-plan.ts';
import { changeRules } from './operator/plans/change-rules.ts';
import { createPlan } from './operator/plans/create-plan.ts';
import { listManagedPlans, showManagedPlan } from './operator/plans/show-managed-plans.ts';
import { planPictures } from './operator/plans/upload-plan-pictures.ts';
import { changeOperator } from './operator/profile/change-operator.ts';
import { listOperators } from './operator/profile/list-operators.ts';
import { openManagedOperators } from './operator/profile/managed-operator.ts';
import { registerOperator } from './operator/profile/register-operator.ts';
import { submitOperator } from './operator/profile/submit-operator.ts';
import { operatorDocuments } from './operator/profile/upload-documents.ts';
import { changeMembers } from './operator/team/change-member.ts';
import { inviteMember } from './operator/team/invite-member.ts';
import { joinTeam } from './operator/team/join-team.ts';
import { showTeam } from './operator/team/show-team.ts';
import { prepareOperators } from './prepare-operators.ts';
import { changeCommission } from './region/change-commission.ts';
import { lapse } from './region/lapse.ts';
import { accountQueue, operatorQueue, planQueue } from './region/operator-queues.ts';
import { regionPlans } from './region/region-plans.ts';
import { reviewOperator } from './region/review-operator.ts';
import { showRegionOperators } from './region/show-region-operators.ts';
import { stopOperatorBankChange } from './region/stop-operator-bank-change.ts';
import { listPlans } from './window/list-plans.ts';
import { showAvailability } from './window/show-availability.ts';
import { showCalledOff } from './window/show-called-off.ts';
import { showPlan } from './window/show-plan.ts';

/**
 * Tour operators, their plans, departures and prices.
 * @param bookings the table of bookings, which `server/create-server.ts` passes in, because bookings depend on operators.
 */
export const operators = (bookings: Rows): Area => ({
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
  async routes(app, sitePlatform) {
    const platform = { ...sitePlatform, bookings };
    listPlans(app, platform);
    showPlan(app, platform);
    showAvailability(app, platform);
    showCalledOff(app, platform);

    const accounts = await openBankAccounts(platform.config);
    const managed = openManagedOperators(platform, accounts);
    listOperators(app, platform);
    registerOperator(app, platform);
    changeOperator(app, managed);
    changeBank(app, platform, managed, accounts);
    submitOperator(app, platform, managed, accounts);
    await operatorDocuments(app, platform);
    showTeam(app, platform);
    inviteMember(app, platform);
    changeMembers(app, platform);
    joinTeam(app, platform);
    listManagedPlans(app, platform);
    showManagedPlan(app, platform);
    createPlan(app, platform);
    changePlan(app, platform);
    actOnPlan(app, platform);
    await planPictures(app, platform);
    changeOptions(app, platform);
    changeRules(app, platform);
    listDepartures(app, platform);
    createDeparture(app, platform);
    changeDeparture(app, platform);
    actOnDeparture(app, platform);
    changeResources(app, platform);

    showRegionOperators(app, platform);
    reviewOperator(app, platform);
    stopOperatorBankChange(app, platform);
    changeCommission(app, platform);
    regionPlans(app, platform);
    addQueue(platform, operatorQueue);
    addQueue(platform, accountQueue);
    addQueue(platform, planQueue);
  },
});
