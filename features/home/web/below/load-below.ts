import { listItineraries } from '#features/itineraries/contract/routes.ts';
import { listPlans } from '#features/operators/contract/plan-routes.ts';
import type { PageRequest } from '#web/page.tsx';
import { offerItineraries } from './offer-itineraries.ts';
import { offerPlans } from './offer-plans.ts';

const PLANS = 12;

export async function loadBelow({ api, signal }: Pick<PageRequest, 'api' | 'signal'>) {
  const [{ items }, plans] = await Promise.all([
    api.call(listItineraries, { signal }),
    api.call(listPlans, { query: { limit: PLANS }, signal, quiet: true }).catch(() => null),
  ]);
  return { itineraries: offerItineraries(items), plans: offerPlans(plans?.items ?? []) };
}
