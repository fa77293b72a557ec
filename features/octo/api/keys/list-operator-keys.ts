import { authorize } from '#features/accounts/api/public.ts';
import { ResellerKeys } from '#features/octo/contract/reseller-key.ts';
import { resellerKeyRoutes } from '#features/octo/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorKeys } from './operator-keys.view.ts';

/** The agencies' systems that may sell an operator's places, each with its net price. */
export function listOperatorKeys(app: App, platform: Platform): void {
  app.get(
    resellerKeyRoutes.keys,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Llaves de agencias (OCTO)',
        params: OperatorParams,
        response: { 200: ResellerKeys },
      },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.edit', { operatorId });
      return readOperatorKeys(platform, operatorId);
    },
  );
}
