import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/octo/contract/key-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorKeys } from './operator-keys.view.ts';

export function listOperatorKeys(app: App, platform: Platform): void {
  serve(app, routes.listOperatorKeys, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.edit', { operatorId });
    return readOperatorKeys(platform, operatorId);
  });
}
