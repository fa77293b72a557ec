import { personOf } from '#features/accounts/api/public.ts';
import { OperatorMemberships } from '#features/operators/contract/managed-operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { readMemberships } from './operator.store.ts';

/** Route that lists the operators of a person. */
export function listOperators(app: App, { db, config }: Platform): void {
  app.get(
    managedOperatorRoutes.operators,
    {
      config: { right: 'operator.own' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Los operadores a los que perteneces',
        response: { 200: OperatorMemberships },
      },
    },
    async (request) => ({ items: await readMemberships(db, config.REGION, personOf(request).accountId) }),
  );
}
