import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { taxFaults } from '#features/operators/contract/number-faults.ts';
import type { OperatorLegal } from '#features/operators/contract/operator.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ManagedOperators } from './managed-operator.ts';
import { saveOperator } from './operator.store.ts';
import { legalOf, registerFields } from './operator.view.ts';

export function changeOperator(app: App, { region }: Platform, { change }: ManagedOperators): void {
  serve(app, routes.changeOperator, async (request) =>
    change(request, request.params.operatorId, async (trx, row) => {
      const { body } = request;
      const legal: OperatorLegal = { ...legalOf({ legal: body.legal }), checkedOn: legalOf(row).checkedOn };
      // The region has compared these data with the country's register, so the operator cannot change them.
      const isChecked = row.state === 'verified' || row.state === 'submitted';
      if (isChecked && (!sameLegal(legal, legalOf(row)) || body.registerUntil !== row.register_until))
        throw problem(OPERATOR_ERRORS, 'operator_locked');
      const { tax } = registerFields(await region.current());
      const issues = taxFaults(legal.taxNumber, legalOf(row).taxNumber, tax);
      if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
      await saveOperator(trx, row, body, legal);
    }),
  );
}

function sameLegal(one: OperatorLegal, other: OperatorLegal): boolean {
  const plain = ({ register, ...legal }: OperatorLegal) =>
    JSON.stringify([Object.entries(legal).sort(), Object.entries(register).sort()]);
  return plain(one) === plain(other);
}
