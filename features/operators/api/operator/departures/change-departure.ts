import { isDeepStrictEqual } from 'node:util';
import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { type LockedDeparture, lockDeparture, setCapacity, setPrices } from './departure.store.ts';
import { readManagedDeparture } from './departure.view.ts';
import { refuseBusy } from './refuse-busy.ts';
import { areResources, resourcesOf, setResources } from './resource.store.ts';

export function changeDeparture(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(
    app,
    routes.changeDeparture,
    async ({ actor, params: { operatorId, departureId }, body: { capacity, prices, resources, over = {} } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      const isSaved = await inTransaction(db, async (trx) => {
        const row = await lockDeparture(trx, region, operatorId, departureId);
        if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
        if (row.state === 'departed' || row.state === 'completed' || row.state === 'cancelled')
          throw problem(OPERATOR_ERRORS, 'departure_cannot');
        if (over.capacity !== undefined && over.capacity !== row.capacity) return false;
        if (over.prices !== undefined && !isDeepStrictEqual(over.prices, row.prices)) return false;
        if (over.resources !== undefined && !(await areThese(trx, region, row.id, over.resources))) return false;
        if (capacity !== undefined && !(await setCapacity(trx, region, row.id, capacity)))
          throw problem(OPERATOR_ERRORS, 'capacity_below_taken');
        if (prices !== undefined) await setPrices(trx, region, row.id, prices);
        if (resources !== undefined) await changeResources(trx, region, operatorId, row, resources);
        await refreshPricesFrom(trx, region, [row.plan_id]);
        return true;
      });
      const current = await readManagedDeparture(platform, operatorId, departureId);
      if (!isSaved) throw problem(OPERATOR_ERRORS, 'departure_changed', { members: { current } });
      return current;
    },
  );
}

async function areThese(trx: Database, region: string, departureId: string, ids: readonly string[]): Promise<boolean> {
  return isDeepStrictEqual(await resourcesOf(trx, region, departureId), ids.toSorted());
}

async function changeResources(
  trx: Database,
  region: string,
  operatorId: string,
  { id, starts_at: startsAt, ends_at: endsAt, taken }: LockedDeparture,
  ids: readonly string[],
): Promise<void> {
  const had = await resourcesOf(trx, region, id);
  const added = ids.filter((id) => !had.includes(id));
  if (!(await areResources(trx, region, operatorId, added))) throw problem(OPERATOR_ERRORS, 'resource_not_found');
  await refuseBusy(trx, region, { departureId: id, resources: added, startsAt, endsAt, taken });
  await setResources(trx, region, id, ids);
}
