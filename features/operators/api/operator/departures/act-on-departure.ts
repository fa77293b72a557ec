import { authorize } from '#features/accounts/api/public.ts';
import { moveDeparture } from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { lockDeparture, saveDepartureState } from './departure.store.ts';
import { readManagedDeparture } from './departure.view.ts';

export function actOnDeparture(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.actOnDeparture, async ({ actor, params: { operatorId, departureId }, body: { action } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    await inTransaction(db, async (trx) => {
      const row = await lockDeparture(trx, region, operatorId, departureId);
      if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
      const to = moveDeparture(row.state, action, 'operator');
      if (!to) throw problem(OPERATOR_ERRORS, 'departure_cannot');
      await saveDepartureState(trx, region, row.id, to);
      await refreshPricesFrom(trx, region, [row.plan_id]);
    });
    return readManagedDeparture(platform, operatorId, departureId);
  });
}
