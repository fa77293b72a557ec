import { personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ManagedOperators } from '../profile/managed-operator.ts';
import { stopBankChange } from './stop-bank-change.ts';

export function stopOwnBankChange(app: App, platform: Platform, managed: ManagedOperators): void {
  serve(app, routes.stopOwnBankChange, async (request) => {
    const { operatorId, changeId } = request.params;
    const by = { actor: 'operator', person: personOf(request), reason: null } as const;
    return managed.change(request, operatorId, async (trx, row) => {
      if (!(await stopBankChange(trx, platform, row, changeId, by))) throw problem(OPERATOR_ERRORS, 'bank_change_over');
    });
  });
}
