import { addDays } from '#web/format/dates.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import type { DatedStop } from '../../contract/booked-stops.ts';
import { MOST_PEOPLE, MOST_TRIP_DAYS } from '../../contract/limits.ts';
import type { PlanningAnswer, PlanningBody } from '../../contract/planning.ts';
import { planTrip } from '../../contract/planning-routes.ts';
import type { TripDay, Wish } from '../../contract/trip.ts';
import { type BrowserTrip, newBrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import { storePlanning } from '../document/history/stored-plannings.ts';
import { daysOfPlan } from '../document/planning/from-plan.ts';
import { askedStops, withPlanStops } from '../document/planning/plan-stops.ts';
import { BLANK_DRAFT } from '../wish/wish-draft.ts';
import { wishOf } from '../wish/wish-of.ts';

export async function startTripAround(
  api: Api,
  title: string,
  stops: readonly DatedStop[],
  people: number,
): Promise<BrowserTrip> {
  const startDate = stops[0]!.date;
  const wish: Wish = { ...wishOf(BLANK_DRAFT, startDate), startDate, days: daysFrom(startDate, stops) };
  wish.party = { ...wish.party, adults: Math.min(MOST_PEOPLE, Math.max(1, people)) };
  const bare = withPlanStops(
    Array.from({ length: wish.days }, (_, day): TripDay => ({ date: addDays(startDate, day), stops: [] })),
    stops,
  );
  const found = await planAround(api, wish, bare);
  const trip = newBrowserTrip({ title, wish, days: found ? daysOfPlan(found.plans[0]!.plan, bare) : bare });
  putBrowserTrip(trip);
  if (found) storePlanning(trip.local, found);
  return trip;
}

async function planAround(api: Api, wish: Wish, days: readonly TripDay[]): Promise<PlanningAnswer | null> {
  const body: PlanningBody = { wish, fixed: askedStops(days), alternatives: true };
  try {
    return await api.call(planTrip, { body, quiet: true });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function daysFrom(startDate: string, stops: readonly DatedStop[]): number {
  const last = stops.at(-1)!.date;
  let days = 1;
  while (days < MOST_TRIP_DAYS && addDays(startDate, days - 1) < last) days++;
  return days;
}
