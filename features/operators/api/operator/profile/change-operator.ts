import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { ChangeOperator, ManagedOperator } from '#features/operators/contract/managed-operator.ts';
import type { OperatorLegal } from '#features/operators/contract/operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import type { ManagedOperators } from './managed-operator.ts';
import { saveOperator } from './operator.store.ts';
import { legalOf } from './operator.view.ts';

/** Routes that show an operator to its people and change its data. */
export function changeOperator(app: App, { show, change }: ManagedOperators): void {
  app.get(
    managedOperatorRoutes.operator,
    {
      config: { right: 'operator.read' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Un operador tuyo',
        params: OperatorParams,
        response: { 200: ManagedOperator },
      },
    },
    async (request) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.read', { operatorId });
      return show(request, operatorId);
    },
  );

  app.put(
    managedOperatorRoutes.operator,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Cambia los datos de un operador',
        params: OperatorParams,
        body: ChangeOperator,
        response: { 200: ManagedOperator },
      },
    },
    async (request) =>
      change(request, request.params.operatorId, async (trx, row) => {
        const { body } = request;
        const legal: OperatorLegal = { ...legalOf({ legal: body.legal }), checkedOn: legalOf(row).checkedOn };
        // The region compares this data with the register, so it cannot change while the operator is submitted or verified.
        const isChecked = row.state === 'verified' || row.state === 'submitted';
        if (isChecked && (!sameLegal(legal, legalOf(row)) || body.registerUntil !== row.register_until))
          throw problem(OPERATOR_ERRORS, 'operator_locked');
        await saveOperator(trx, row, body, legal);
      }),
  );
}

function sameLegal(one: OperatorLegal, other: OperatorLegal): boolean {
  const plain = ({ register, ...legal }: OperatorLegal) =>
    JSON.stringify([Object.entries(legal).sort(), Object.entries(register).sort()]);
  return plain(one) === plain(other);
}
