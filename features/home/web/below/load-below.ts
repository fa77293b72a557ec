import type { ItineraryCard } from '#features/itineraries/contract/itinerary.ts';
import { itineraryRoutes } from '#features/itineraries/contract/routes.ts';
import type { PlansPage } from '#features/operators/contract/plan.ts';
import { operatorRoutes } from '#features/operators/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import { offerItineraries } from './offer-itineraries.ts';
import { offerPlans } from './offer-plans.ts';

/** The home screen loads this many plans and shows a few of them (`offerPlans`). */
const PLANS = 12;

/** Data for the home screen below its posters. If the plans cannot be loaded, the home screen appears without them. */
export async function loadBelow({ api, signal }: Pick<PageRequest, 'api' | 'signal'>) {
  const [{ items }, plans] = await Promise.all([
    api.get<{ items: ItineraryCard[] }>(itineraryRoutes.list, { signal }),
    api.get<PlansPage>(operatorRoutes.plans, { query: { limit: PLANS }, signal, quiet: true }).catch(() => null),
  ]);
  return { itineraries: offerItineraries(items), plans: offerPlans(plans?.items ?? []) };
}
