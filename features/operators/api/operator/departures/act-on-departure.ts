import { authorize } from '#features/accounts/api/public.ts';
import { moveDeparture } from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { ActOnDeparture, ManagedDeparture } from '#features/operators/contract/managed-plan.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { lockDeparture, saveDepartureState } from './departure.store.ts';
import { DepartureParams, readManagedDeparture } from './departure.view.ts';

/** Guarantees, closes or reopens a departure. */
export function actOnDeparture(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.post(
    managedOperatorRoutes.departureAct,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Garantiza, cierra o reabre una salida',
        params: DepartureParams,
        body: ActOnDeparture,
        response: { 200: ManagedDeparture },
      },
    },
    async ({ actor, params: { operatorId, departureId }, body: { action } }) => {
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
    },
  );
}
