import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { saveAndFollowRule } from './followed-rule.ts';

export function addDepartureRule(app: App, platform: OperatorsPlatform): void {
  serve(app, routes.addDepartureRule, async ({ actor, params: { operatorId, planId }, body }, reply) => {
    authorize(actor, 'operator.sell', { operatorId });
    return reply.code(201).send(await saveAndFollowRule(platform, { operatorId, planId, ruleId: null, body }));
  });
}
