import type { DraftDay } from '#planner/draft.ts';
import { openingsFor } from '#planner/edit.ts';
import type { Candidate, Plan, Problem, TimeWindow } from '#planner/model.ts';
import { crosses } from '../../../contract/booked-stops.ts';
import type { TripDay, TripDocument, TripStop } from '../../../contract/trip.ts';
import { draftDays, isHeld } from './plan-stops.ts';

export interface ImproveTask {
  problem: Problem;
  days: DraftDay[];
}

interface PlacedStop {
  stop: TripStop & { place: string };
  day: number;
}

/**
 * Plans a trip again and keeps the traveller's decisions about places, days, lengths and meals.
 * @param pinned places whose stops keep their hours, although a rule forbids them
 */
export function improveTask(given: Problem, trip: TripDocument, pinned: ReadonlySet<string> = new Set()): ImproveTask {
  const removed = new Set(trip.removed);
  const placed = placedStops(trip);
  const byHand = new Map(placed.filter(({ stop }) => stop.byHand).map((one) => [one.stop.place, one]));
  const kept = new Map(
    placed.filter(({ stop }) => isHeld(stop) || pinned.has(stop.place)).map((one) => [one.stop.place, one]),
  );
  const places = given.places.map((place) => {
    const held = kept.get(place.id);
    if (held) return openAt(place, held);
    const chosen = byHand.get(place.id);
    return chosen ? asDecided(place, chosen) : place;
  });
  const known = new Set(places.map(({ id }) => id));
  const must = [...new Set([...byHand.keys(), ...given.must])].filter((id) => known.has(id) && !removed.has(id));
  return {
    problem: {
      ...given,
      days: given.days.map((day, d) => {
        const { skippedMeals } = trip.days[d] ?? {};
        return skippedMeals ? { ...day, skippedMeals } : day;
      }),
      places,
      must,
      avoid: [...new Set([...trip.wish.avoid, ...removed])].filter((id) => !byHand.has(id) && !kept.has(id)),
    },
    days: draftDays(trip.days).map(({ stops }) => ({
      stops: stops.map((stop) =>
        stop.place !== null && pinned.has(stop.place) && !isHeld(stop) ? { ...stop, state: 'locked' } : stop,
      ),
    })),
  };
}

export function missingFrom(plan: Plan, trip: TripDocument): string[] {
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ place }) => place)));
  return placedStops(trip).flatMap(({ stop }) =>
    (stop.byHand || isHeld(stop)) && !planned.has(stop.place) ? stop.place : [],
  );
}

/**
 * Applies the traveller's decisions about the trip to the days of another plan. If an added stop finds no free hour, it
 * keeps its old hour and replaces other stops.
 */
export function keepDecisions(problem: Problem, trip: TripDocument, other: readonly TripDay[]): TripDay[] {
  const removed = new Set(trip.removed);
  let days = other.map((day, d): TripDay => {
    const skipped = trip.days[d]?.skippedMeals;
    const isOut = ({ place, meal, plan }: TripStop) =>
      place === null ? Boolean(meal && !plan && skipped?.includes(meal)) : removed.has(place);
    return day.stops.some(isOut) ? { ...day, stops: day.stops.filter((stop) => !isOut(stop)) } : day;
  });
  for (const { stop, day } of placedStops(trip)) {
    const there = days.findIndex(({ stops }) => stops.some(({ place }) => place === stop.place));
    const found = days[there]?.stops.find(({ place }) => place === stop.place);
    if (isHeld(stop)) days = withKept(without(days, stop.place), stop, day);
    else if (stop.byHand) {
      const isRightDay = !stop.byHand.includes('day') || there === day;
      const isRightLength = !stop.byHand.includes('length') || found?.minutes === stop.minutes;
      if (found && isRightDay && isRightLength) continue;
      days = withRoom(problem, without(days, stop.place), stop, day);
    }
  }
  return days;
}

function placedStops(trip: TripDocument): PlacedStop[] {
  return trip.days.flatMap(({ stops }, day) =>
    stops.flatMap((stop) => (stop.place === null ? [] : [{ stop: { ...stop, place: stop.place }, day }])),
  );
}

/** The candidate is open during the stop, so that the search accepts a rule which the traveller broke on purpose. */
function openAt(place: Candidate, { stop, day }: PlacedStop): Candidate {
  const at: TimeWindow = { open: stop.begin, close: stop.begin + stop.minutes };
  const fits = place.windows[day]?.some(
    ({ open, close, lastEntry = close }) => open <= at.open && at.open <= lastEntry && at.close <= close,
  );
  const { hoursClass } = place;
  return {
    ...place,
    needs: {},
    hoursClass: hoursClass === 'assumed' ? 'known' : hoursClass,
    windows: fits ? place.windows : place.windows.map((windows, d) => (d === day ? [at] : windows)),
  };
}

function asDecided(place: Candidate, { stop, day }: PlacedStop): Candidate {
  const { minutes, byHand = [] } = stop;
  return {
    ...place,
    ...(byHand.includes('day') && { windows: place.windows.map((windows, d) => (d === day ? windows : [])) }),
    ...(byHand.includes('length') && { visit: { minimum: minutes, typical: minutes, maximum: minutes } }),
  };
}

function without(days: TripDay[], place: string): TripDay[] {
  return days.map((day) => ({ ...day, stops: day.stops.filter((stop) => stop.place !== place) }));
}

function withStop(days: TripDay[], stop: TripStop, d: number): TripDay[] {
  return days.map((day, index) =>
    index === d ? { ...day, stops: [...day.stops, stop].toSorted((one, other) => one.begin - other.begin) } : day,
  );
}

function withKept(days: TripDay[], stop: TripStop, d: number): TripDay[] {
  const clear = days.map((day, index) =>
    index === d
      ? {
          ...day,
          stops: day.stops.filter(
            (one) => one.byHand || one.plan || isHeld(one) || !crosses({ date: '', stop }, { date: '', stop: one }),
          ),
        }
      : day,
  );
  return withStop(clear, stop, Math.min(d, days.length - 1));
}

function withRoom(problem: Problem, days: TripDay[], stop: TripStop, d: number): TripDay[] {
  const only = stop.byHand?.includes('day') ? d : undefined;
  const [opening] = openingsFor(problem, draftDays(days), { ...stop, state: 'placed' }, only);
  return opening ? withStop(days, { ...stop, begin: opening.begin }, opening.day) : withKept(days, stop, d);
}
