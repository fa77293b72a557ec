import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { saveAndFollowRule } from './followed-rule.ts';

export function changeDepartureRule(app: App, platform: OperatorsPlatform): void {
  serve(app, routes.changeDepartureRule, async ({ actor, params, body }) => {
    authorize(actor, 'operator.sell', params);
    return saveAndFollowRule(platform, { ...params, body });
  });
}
