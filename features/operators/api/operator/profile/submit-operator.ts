import { personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { moveOperator } from '#features/operators/contract/operator-states.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { BankAccounts } from '../bank/bank-accounts.ts';
import { readDocuments } from './document.store.ts';
import type { ManagedOperators } from './managed-operator.ts';
import { saveOperatorState } from './operator.store.ts';
import { missingParts } from './operator.view.ts';

export function submitOperator(
  app: App,
  platform: Platform,
  { change }: ManagedOperators,
  accounts: BankAccounts,
): void {
  const region = platform.config.REGION;
  serve(app, routes.submitOperator, async (request) => {
    const { operatorId } = request.params;
    return change(request, operatorId, async (trx, row) => {
      const to = moveOperator(row.state, 'submit', 'operator');
      if (!to) throw problem(OPERATOR_ERRORS, 'operator_cannot');
      const readable = !row.bank_sealed || accounts.open(row.bank_sealed, { region, operatorId }) !== undefined;
      const documents = (await readDocuments(trx, region, operatorId)).map(({ kind }) => kind);
      const missing = missingParts(row, await platform.region.current(), { readable, documents });
      if (missing.length > 0)
        throw problem(OPERATOR_ERRORS, 'operator_incomplete', {
          issues: missing.map(({ path, message }) => ({ path, code: 'missing', message })),
        });
      await saveOperatorState(trx, row, { action: 'submit', to, actorId: personOf(request).accountId, reason: null });
    });
  });
}
