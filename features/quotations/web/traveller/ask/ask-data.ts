import type { Static } from 'typebox';
import type { ItineraryDetail } from '#features/itineraries/contract/itinerary.ts';
import { showItinerary } from '#features/itineraries/contract/routes.ts';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { listPlans, showPlan } from '#features/operators/contract/plan-routes.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import { MOST_CHILDREN } from '../../../contract/quotation.ts';
import type { QuotationWindow } from '../../../contract/quotation-view.ts';
import { showQuotationTerms } from '../../../contract/routes.ts';
import type { AskDraft } from './ask-draft.ts';

export interface AskData {
  window: Static<typeof QuotationWindow>;
  plan: PlanDetail | null;
  itinerary: ItineraryDetail | null;
  carried: Carried;
  districts: { value: string; label: string }[];
  languages: { value: string; label: string }[];
}

/** Fails only if the terms cannot be loaded. Without the plan or itinerary, the form starts empty. */
export async function loadAsk({ url, api, signal }: PageRequest): Promise<AskData> {
  const named = <T>(param: string, read: (slug: string) => Promise<T>) => {
    const slug = url.searchParams.get(param);
    return slug ? read(slug).catch(() => null) : null;
  };
  const counts = { query: { limit: 1, facets: true }, signal, quiet: true };
  const [window, plan, itinerary, companies, plans] = await Promise.all([
    api.call(showQuotationTerms, { signal }),
    named('plan', (idOrSlug) => api.call(showPlan, { params: { idOrSlug }, signal, quiet: true })),
    named('itinerario', (idOrSlug) => api.call(showItinerary, { params: { idOrSlug }, signal, quiet: true })),
    api.call(listPlaces, counts).catch(() => null),
    api.call(listPlans, counts).catch(() => null),
  ]);
  return {
    window,
    plan,
    itinerary,
    carried: carriedBy(url.searchParams),
    districts: (companies?.facets?.district ?? []).map(namesOf),
    languages: (plans?.facets?.language ?? []).map(namesOf),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PARTY = /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/;

export type Carried = Partial<Pick<AskDraft, 'date' | 'adults' | 'seniors' | 'childAges'>>;

function carriedBy(search: URLSearchParams): Carried {
  const date = search.get('fecha') ?? '';
  const [, adults, seniors, children] = PARTY.exec(search.get('personas') ?? '') ?? [];
  return {
    ...(DAY.test(date) && { date }),
    ...(Number(adults) + Number(seniors) > 0 && {
      adults: Number(adults),
      seniors: Number(seniors),
      childAges: Array.from({ length: Math.min(MOST_CHILDREN, Number(children)) }, () => null),
    }),
  };
}

const namesOf = ({ value, label }: { value: string; label: string }) => ({ value, label });
