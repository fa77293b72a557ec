import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPlanDraft } from '../../window/plan.store.ts';
import { readPlanPage } from '../../window/show-plan.ts';

export function previewPlan(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.previewPlan, async (request) => {
    const { operatorId, planId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const row = await findPlanDraft(platform.db, region, operatorId, planId);
    if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
    return readPlanPage(platform, row);
  });
}
