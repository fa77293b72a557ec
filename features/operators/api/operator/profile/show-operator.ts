import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { ManagedOperators } from './managed-operator.ts';

export function showOperator(app: App, { show }: ManagedOperators): void {
  serve(app, routes.showOperator, async (request) => {
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.read', { operatorId });
    return show(request, operatorId);
  });
}
