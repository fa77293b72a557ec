import type { DraftDay, DraftStop } from '#planner/draft.ts';
import { openingsFor } from '#planner/edit.ts';
import type { Candidate, MealRule, Plan, Problem, TimeWindow } from '#planner/model.ts';
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
    return chosen ? asDecided(place, chosen, given.meals) : place;
  });
  const known = new Set(places.map(({ id }) => id));
  const must = [...new Set([...byHand.keys(), ...given.must])].filter((id) => known.has(id) && !removed.has(id));
  const present = new Set(placed.map(({ stop }) => stop.place));
  const toured = trip.days.flatMap(({ stops }) => stops.flatMap(({ plan }) => plan?.visits ?? []));
  const avoided = [...trip.wish.avoid, ...removed, ...toured.filter((id) => !present.has(id) && !must.includes(id))];
  return {
    problem: {
      ...given,
      days: given.days.map((day, d) => {
        const { skippedMeals } = trip.days[d] ?? {};
        return skippedMeals ? { ...day, skippedMeals } : day;
      }),
      places,
      must,
      avoid: [...new Set(avoided)].filter((id) => !byHand.has(id) && !kept.has(id)),
    },
    days: draftDays(trip.days).map(({ stops }) => ({
      stops: stops.map((stop) =>
        withMealServed(
          given.meals,
          stop.place !== null && pinned.has(stop.place) && !isHeld(stop) ? { ...stop, state: 'locked' } : stop,
        ),
      ),
    })),
  };
}

/** A held meal outside of its hours is still the meal of its day, so the planner adds no second one. */
function withMealServed(rules: readonly MealRule[], stop: DraftStop): DraftStop {
  const { meal, place } = stop;
  const rule = rules.find((one) => one.meal === meal);
  return rule && place !== null && isHeld(stop) && !isInside(rule, stop) ? { ...stop, meals: [rule.meal] } : stop;
}

function isInside({ window, minutes: least }: MealRule, { begin, minutes }: Pick<TripStop, 'begin' | 'minutes'>) {
  const { open, close, lastEntry = close } = window;
  return open <= begin && begin <= lastEntry && begin + minutes <= close && minutes >= least;
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
  return withMealNames(problem.meals, trip, days);
}

/** A table that the traveller chose for a meal stays this meal, instead of a visit beside a second meal. */
function withMealNames(rules: readonly MealRule[], trip: TripDocument, days: TripDay[]): TripDay[] {
  const mealAt = new Map(placedStops(trip).map(({ stop }) => [stop.place, stop.meal]));
  return days.map((day) => {
    const named = day.stops.reduce((stops, stop) => {
      const rule = rules.find(({ meal }) => stop.place !== null && !stop.meal && meal === mealAt.get(stop.place));
      const served = rule && stops.find(({ meal }) => meal === rule.meal);
      if (!rule || !isInside(rule, stop) || served?.place) return stops;
      return stops.flatMap((one) => (one === served ? [] : one === stop ? { ...one, meal: rule.meal } : one));
    }, day.stops);
    return named === day.stops ? day : { ...day, stops: named };
  });
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

function asDecided(place: Candidate, { stop, day }: PlacedStop, rules: readonly MealRule[]): Candidate {
  const { minutes, byHand = [], meal } = stop;
  const rule = rules.find((one) => one.meal === meal);
  const { suits, ...rest } = place;
  const allowed = byHand.includes('day') ? place.windows.map((today, d) => (d === day ? today : [])) : place.windows;
  const windows = rule ? atMeal(allowed, rule) : allowed;
  const suiting = suits?.map((today, d) => today.flatMap((one) => windows[d]!.flatMap((window) => clip(one, window))));
  return {
    ...rest,
    windows,
    ...(suiting?.some((today) => today.length > 0) && { suits: suiting }),
    ...(byHand.includes('length') && { visit: { minimum: minutes, typical: minutes, maximum: minutes } }),
  };
}

/** Opening times within the hours of the meal, or all opening times if the meal fits into none. */
function atMeal(windows: TimeWindow[][], { window, minutes }: MealRule): TimeWindow[][] {
  const within = windows.map((today) =>
    today.flatMap((one) => clip(one, window)).filter(({ open, close }) => close - open >= minutes),
  );
  return within.some((today) => today.length > 0) ? within : windows;
}

function clip(window: TimeWindow, { open: from, close: to }: TimeWindow): TimeWindow[] {
  const open = Math.max(window.open, from);
  const close = Math.min(window.close, to);
  if (open >= close) return [];
  const { lastEntry } = window;
  return [{ open, close, ...(lastEntry !== undefined && { lastEntry: Math.min(lastEntry, close) }) }];
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
