import { addQueue } from '#features/backoffice/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { addSearchSource } from '#features/search/api/public.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { closureQueue } from './closures/closure-queue.ts';
import { listPlanClosures } from './closures/list-plan-closures.ts';
import { MATCH_CLOSURES, matchClosures, NOTIFY_CLOSURE } from './closures/match-closures.ts';
import { notifyClosure } from './closures/notify-closure.ts';
import { followRulesJob } from './departures/follow-rules.ts';
import { SEND_INVITATION, sendInvitation } from './emails/send-invitation.ts';
import { SEND_NOTICE, sendNotice } from './emails/send-notice.ts';
import { APPLY_BANK_CHANGE, applyBankChange } from './operator/bank/apply-bank-change.ts';
import { openBankAccounts } from './operator/bank/bank-accounts.ts';
import { changeBank } from './operator/bank/change-bank.ts';
import { SEND_BANK_CHANGE, sendBankChange } from './operator/bank/send-bank-change.ts';
import { stopOwnBankChange } from './operator/bank/stop-own-bank-change.ts';
import { actOnDeparture } from './operator/departures/act-on-departure.ts';
import { addResource } from './operator/departures/add-resource.ts';
import { changeDepartures } from './operator/departures/batch/change-departures.ts';
import { previewDepartures } from './operator/departures/batch/preview-departures.ts';
import { undoDepartureBatch } from './operator/departures/batch/undo-departure-batch.ts';
import { changeDeparture } from './operator/departures/change-departure.ts';
import { changeResource } from './operator/departures/change-resource.ts';
import { createDeparture } from './operator/departures/create-departure.ts';
import { listOperatorDepartures } from './operator/departures/list-operator-departures.ts';
import { listResources } from './operator/departures/list-resources.ts';
import { removeResource } from './operator/departures/remove-resource.ts';
import { actOnPlan } from './operator/plans/act-on-plan.ts';
import { addDepartureRule } from './operator/plans/add-departure-rule.ts';
import { changeDepartureRule } from './operator/plans/change-departure-rule.ts';
import { changePlan } from './operator/plans/change-plan.ts';
import { changePlanOptions } from './operator/plans/change-plan-options.ts';
import { createPlan } from './operator/plans/create-plan.ts';
import { duplicatePlan } from './operator/plans/duplicate-plan.ts';
import { listOperatorPlans } from './operator/plans/list-operator-plans.ts';
import { previewPlan } from './operator/plans/preview-plan.ts';
import { removeDepartureRule } from './operator/plans/remove-departure-rule.ts';
import { showOperatorPlan } from './operator/plans/show-operator-plan.ts';
import { uploadPlanPicture } from './operator/plans/upload-plan-picture.ts';
import { changeOperator } from './operator/profile/change-operator.ts';
import { listOperatorDocuments } from './operator/profile/list-operator-documents.ts';
import { listOperatorMemberships } from './operator/profile/list-operator-memberships.ts';
import { openManagedOperators } from './operator/profile/managed-operator.ts';
import { registerOperator } from './operator/profile/register-operator.ts';
import { removeOperatorDocument } from './operator/profile/remove-operator-document.ts';
import { showOperator } from './operator/profile/show-operator.ts';
import { showOperatorDocument } from './operator/profile/show-operator-document.ts';
import { showRegisterFields } from './operator/profile/show-register-fields.ts';
import { submitOperator } from './operator/profile/submit-operator.ts';
import { uploadOperatorDocument } from './operator/profile/upload-operator-document.ts';
import { acceptOperatorInvitation } from './operator/team/accept-operator-invitation.ts';
import { changeOperatorMember } from './operator/team/change-operator-member.ts';
import { inviteOperatorMember } from './operator/team/invite-operator-member.ts';
import { removeOperatorMember } from './operator/team/remove-operator-member.ts';
import { showOperatorInvitation } from './operator/team/show-operator-invitation.ts';
import { showOperatorTeam } from './operator/team/show-operator-team.ts';
import { withdrawOperatorInvitation } from './operator/team/withdraw-operator-invitation.ts';
import { prepareOperators } from './prepare-operators.ts';
import { changeCommission } from './region/change-commission.ts';
import { lapse } from './region/lapse.ts';
import { listRegionOperators } from './region/list-region-operators.ts';
import { listSubmittedPlans } from './region/list-submitted-plans.ts';
import { accountQueue, operatorQueue, planQueue } from './region/operator-queues.ts';
import { reviewOperator } from './region/review-operator.ts';
import { reviewPlan } from './region/review-plan.ts';
import { showRegionOperator } from './region/show-region-operator.ts';
import { showRegionOperatorDocument } from './region/show-region-operator-document.ts';
import { showSubmittedPlan } from './region/show-submitted-plan.ts';
import { stopOperatorBankChange } from './region/stop-operator-bank-change.ts';
import { listOperators } from './window/list-operators.ts';
import { listPlans } from './window/list-plans.ts';
import { listPrograms } from './window/list-programs.ts';
import { planSource } from './window/plan-source.ts';
import { showAvailability } from './window/show-availability.ts';
import { showCalledOff } from './window/show-called-off.ts';
import { showDayDepartures } from './window/show-day-departures.ts';
import { showPlan } from './window/show-plan.ts';
import { showProgram } from './window/show-program.ts';
import { showSellingTerms } from './window/show-selling-terms.ts';

/** @param bookings the table of bookings, which the caller passes in because bookings depend on this area */
export const operators = (bookings: Rows): Area => ({
  name: 'operators',
  errors: OPERATOR_ERRORS,
  jobs: {
    'operators/follow-rules': followRulesJob,
    'operators/lapse': lapse,
    [SEND_INVITATION]: sendInvitation,
    [SEND_NOTICE]: sendNotice,
    [MATCH_CLOSURES]: matchClosures(bookings),
    [NOTIFY_CLOSURE]: notifyClosure,
    [APPLY_BANK_CHANGE]: applyBankChange,
    [SEND_BANK_CHANGE]: sendBankChange,
  },
  cron: [
    { job: 'operators/follow-rules', at: '10 * * * *' },
    { job: 'operators/lapse', at: '35 0 * * *' },
    { job: MATCH_CLOSURES, at: '*/15 * * * *' },
  ],
  prepare: prepareOperators,
  async routes(app, sitePlatform) {
    const platform = { ...sitePlatform, bookings };
    listOperators(app, platform);
    listPlans(app, platform);
    showPlan(app, platform);
    showSellingTerms(app, platform);
    listPrograms(app, platform);
    showProgram(app, platform);
    showAvailability(app, platform);
    showDayDepartures(app, platform);
    showCalledOff(app, platform);

    const accounts = await openBankAccounts(platform.config);
    const managed = openManagedOperators(platform, accounts);
    listOperatorMemberships(app, platform);
    showRegisterFields(app, platform);
    registerOperator(app, platform);
    showOperator(app, managed);
    changeOperator(app, platform, managed);
    changeBank(app, platform, managed, accounts);
    stopOwnBankChange(app, platform, managed);
    submitOperator(app, platform, managed, accounts);
    listOperatorDocuments(app, platform);
    await uploadOperatorDocument(app, platform);
    removeOperatorDocument(app, platform);
    showOperatorDocument(app, platform);
    showOperatorTeam(app, platform);
    inviteOperatorMember(app, platform);
    withdrawOperatorInvitation(app, platform);
    changeOperatorMember(app, platform);
    removeOperatorMember(app, platform);
    showOperatorInvitation(app, platform);
    acceptOperatorInvitation(app, platform);

    listOperatorPlans(app, platform);
    showOperatorPlan(app, platform);
    createPlan(app, platform);
    duplicatePlan(app, platform);
    previewPlan(app, platform);
    changePlan(app, platform);
    actOnPlan(app, platform);
    await uploadPlanPicture(app, platform);
    changePlanOptions(app, platform);
    addDepartureRule(app, platform);
    changeDepartureRule(app, platform);
    removeDepartureRule(app, platform);
    listPlanClosures(app, platform);
    listOperatorDepartures(app, platform);
    createDeparture(app, platform);
    changeDeparture(app, platform);
    actOnDeparture(app, platform);
    previewDepartures(app, platform);
    changeDepartures(app, platform);
    undoDepartureBatch(app, platform);
    listResources(app, platform);
    addResource(app, platform);
    changeResource(app, platform);
    removeResource(app, platform);

    listRegionOperators(app, platform);
    showRegionOperator(app, platform);
    showRegionOperatorDocument(app, platform);
    reviewOperator(app, platform);
    stopOperatorBankChange(app, platform);
    changeCommission(app, platform);
    listSubmittedPlans(app, platform);
    showSubmittedPlan(app, platform);
    reviewPlan(app, platform);
    addSearchSource(platform, planSource);
    addQueue(platform, operatorQueue);
    addQueue(platform, accountQueue);
    addQueue(platform, planQueue);
    addQueue(platform, closureQueue);
  },
});
