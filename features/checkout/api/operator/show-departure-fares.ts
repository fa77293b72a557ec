import { authorize } from '#features/accounts/api/public.ts';
import type { DepartureFares } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { priceToday } from '#features/operators/contract/price-of.ts';
import { isForOneGroup, placesLeft, type Sellable } from '#features/operators/contract/sellable.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';

export function showDepartureFares(app: App, { db, config }: Platform): void {
  serve(app, routes.showDepartureFares, async ({ actor, params }) => {
    authorize(actor, 'operator.sell', { operatorId: params.operatorId });
    return faresView(await ownSellable(db, config.REGION, params));
  });
}

/** @throws departure_not_found for a departure of another operator, and for a plan that was never approved */
export async function ownSellable(
  db: Database,
  region: string,
  { operatorId, departureId }: { operatorId: string; departureId: string },
): Promise<Sellable> {
  const sellable = [...(await readSellables(db, region, [departureId])).values()][0];
  if (sellable?.operator.id !== operatorId.toLowerCase()) throw problem(OPERATOR_ERRORS, 'departure_not_found');
  return sellable;
}

function faresView(sellable: Sellable): DepartureFares {
  const { departure, option, plan } = sellable;
  const group = isForOneGroup(sellable);
  return {
    title: plan.title,
    optionName: option.name,
    localDate: departure.localDate,
    localTime: departure.localTime,
    currency: plan.currency,
    left: placesLeft(departure),
    group,
    groupPrice: group ? priceToday(sellable, null) : null,
    units: option.units.map(({ id, name }) => ({ id, name, price: group ? null : priceToday(sellable, id) })),
  };
}
