import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { movePlan } from '#features/operators/contract/plan-states.ts';
import * as routes from '#features/operators/contract/region-routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { MATCH_CLOSURES } from '../closures/match-closures.ts';
import { followRules } from '../departures/follow-rules.ts';
import { refreshPricesFrom } from '../departures/price-from.ts';
import { SEND_NOTICE } from '../emails/send-notice.ts';
import { managedOptions, managedRules } from '../operator/plans/option.store.ts';
import { lockPlan, readContent, savePlanStatus, sellDraft, showVersion } from '../operator/plans/plan.store.ts';
import type { OperatorsPlatform } from '../operators-platform.ts';
import { refreshPlanWords } from '../plan-words.store.ts';
import { readSubmittedPlan } from './submitted-plan.ts';

const NOTICE_OF = {
  approve: 'plan_approved',
  request_changes: 'plan_changes_requested',
  take_off: 'plan_taken_off',
  put_back: 'plan_put_back',
} as const;
const NEED_REASON: ReadonlySet<keyof typeof NOTICE_OF> = new Set(['request_changes', 'take_off']);

export function reviewPlan(app: App, platform: OperatorsPlatform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  serve(app, routes.reviewPlan, async (request) => {
    const { params, actor, body } = request;
    const { action, reason = null } = body;
    if (reason === null && NEED_REASON.has(action)) throw problem(OPERATOR_ERRORS, 'reason_needed');
    const blocks =
      action === 'approve'
        ? (await readSubmittedPlan(platform, params.planId)).warnings.filter((one) => one.blocks)
        : [];
    await inTransaction(db, async (trx) => {
      const plan = await lockPlan(trx, region, null, params.planId);
      if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      const to = movePlan({ state: plan.state, review: plan.review }, action, 'region');
      if (!to || (action === 'put_back' && plan.sold_version === null)) throw problem(OPERATOR_ERRORS, 'plan_cannot');
      if (to.state === 'on_sale' && plan.operator_state !== 'verified')
        throw problem(OPERATOR_ERRORS, 'operator_not_verified');
      if (action === 'approve') {
        if (blocks.length > 0)
          throw problem(OPERATOR_ERRORS, 'plan_incomplete', {
            issues: blocks.map(({ code, message }) => ({ path: 'plan', code, message })),
          });
        await sellDraft(trx, plan, {
          options: await managedOptions(trx, region, plan.id),
          rules: await managedRules(trx, region, plan.id),
        });
        await showVersion(trx, plan, await readContent(trx, plan, plan.draft_version));
        await refreshPlanWords(trx, region, [plan.id]);
        await jobs.add(trx, MATCH_CLOSURES, {}, { key: 'match-closures' });
      }
      await savePlanStatus(trx, plan, { action, to, actorId: personOf(request).accountId, reason });
      await jobs.add(trx, SEND_NOTICE, {
        notice: NOTICE_OF[action],
        operatorId: plan.operator_id,
        planId: plan.id,
      });
      await recordAudit(trx, {
        region,
        actor,
        action: `plans.${action}`,
        subject: { kind: 'plan', id: plan.id },
        reason: reason ?? undefined,
        before: { state: plan.state, version: plan.sold_version },
        after: { state: to.state, version: action === 'approve' ? plan.draft_version : plan.sold_version },
      });
    });
    if (action === 'approve' || action === 'put_back') {
      await followRules(platform, regionClock(await platform.region.current()));
      await refreshPricesFrom(db, region, [params.planId]);
    }
    return readSubmittedPlan(platform, params.planId);
  });
}
