import type { ItineraryDetail } from '#features/itineraries/contract/itinerary.ts';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { childAgesOf } from '#features/trips/contract/limits.ts';
import type { findBrowserTrip } from '#features/trips/web/public.ts';
import { MOST_REQUESTED_DAYS, type RequestedDates, type RequestedStop } from '../../../contract/quotation.ts';
import type { QuotationView } from '../../../contract/quotation-view.ts';
import { type AskDraft, newDraft } from './ask-draft.ts';

type BrowserTrip = NonNullable<ReturnType<typeof findBrowserTrip>>;

export function startWithPlan({ slug, title, days, operator }: PlanDetail): AskDraft {
  return {
    ...newDraft({ kind: 'plan', slug, title }),
    days: Math.min(days.length, MOST_REQUESTED_DAYS),
    program: cut(
      days.map(({ stops }) =>
        stops.map((stop) => ({
          place: stop.place?.id ?? null,
          title: stop.title,
          begin: stop.begin,
          minutes: stop.minutes,
        })),
      ),
    ),
    whom: 'chosen',
    operators: [operator.id],
  };
}

/** @param meal title for meals without a place */
export function startWithItinerary({ slug, title, days, places }: ItineraryDetail, meal: string): AskDraft {
  const names = new Map(places.map((place) => [place.id, place.name]));
  return {
    ...newDraft({ kind: 'itinerary', slug, title }),
    days: Math.min(days.length, MOST_REQUESTED_DAYS),
    program: cut(
      days.map(({ stops }) =>
        stops.map(({ place, begin, minutes }) => ({
          place,
          title: (place && names.get(place)) || meal,
          begin,
          minutes,
        })),
      ),
    ),
  };
}

const isStillMeant = ({ plan }: BrowserTrip['document']['days'][number]['stops'][number]): boolean =>
  plan?.standing !== 'cancelled';

/**
 * Dates in the past become unknown, and cancelled services are left out.
 * @param meal title for meals without a place
 * @param today local day as `YYYY-MM-DD`
 */
export function startWithTrip({ document, places, kept }: BrowserTrip, meal: string, today: string): AskDraft {
  const { title, days, wish } = document;
  const date = days[0]!.date;
  return {
    ...newDraft({ kind: 'trip', slug: null, title }),
    trip: kept?.id ?? null,
    ...(date >= today ? { date } : { kind: 'unknown' as const }),
    days: Math.min(days.length, MOST_REQUESTED_DAYS),
    adults: wish.party.adults,
    seniors: wish.party.seniors,
    childAges: childAgesOf(wish.party),
    needs: wish.needs,
    program: cut(
      days.map(({ stops }) =>
        stops.filter(isStillMeant).map(({ place, plan, begin, minutes }) => ({
          place,
          title: plan?.title ?? (place && places[place]?.name) ?? meal,
          begin,
          minutes,
        })),
      ),
    ),
  };
}

/**
 * The server may store the trip after the draft was started. A draft with a UUID was sent before and must not change.
 * @param opened the trip that the request was opened for, as the browser has it now
 */
export function withStoredTrip(draft: AskDraft, opened: Pick<BrowserTrip, 'kept'> | null): AskDraft {
  return draft.uuid || draft.trip ? draft : { ...draft, trip: opened?.kept?.id ?? null };
}

export type EarlierRequest = Pick<QuotationView, 'source' | 'trip' | 'wish' | 'contact'>;

/**
 * Dates in the past become unknown.
 * @param today local day as `YYYY-MM-DD`
 */
export function startWithRequest({ source, trip, wish, contact }: EarlierRequest, today: string): AskDraft {
  const { when, party, budget, days, ...taste } = wish;
  return {
    ...newDraft(source),
    ...taste,
    trip,
    ...whenAgain(when, today),
    ...party,
    budget: budget?.amount ?? null,
    budgetPer: budget?.per ?? 'group',
    program: days,
    ...contact,
  };
}

function whenAgain(when: RequestedDates, today: string): Partial<AskDraft> {
  if (when.kind === 'fixed' && when.date >= today) return when;
  if (when.kind === 'flexible' && when.from >= today) return when;
  return { kind: 'unknown', ...(when.kind !== 'unknown' && { days: when.days }) };
}

const MOST_STOPS = 20;

function cut(days: RequestedStop[][]): AskDraft['program'] {
  return days.slice(0, MOST_REQUESTED_DAYS).map((stops) => ({
    stops: stops.slice(0, MOST_STOPS).map((stop) => ({ ...stop, title: stop.title.slice(0, 120) })),
  }));
}
