import type { Plan } from '#planner/model.ts';
import { crosses } from '../../../contract/booked-stops.ts';
import type { TripDay, TripStop } from '../../../contract/trip.ts';
import { isHeld, planStopsOf, spotOf, withPlanStops } from './plan-stops.ts';

/**
 * A stop of `before` keeps its id, note, lock and the traveller's decisions. Departures of `before` stay, even if the
 * plan does not contain them.
 */
export function daysOfPlan(plan: Plan, before: readonly TripDay[] = []): TripDay[] {
  const known = new Map(before.flatMap((day) => day.stops.map((stop) => [keyOf(spotOf(stop), stop.meal), stop])));
  const days = plan.days.map((day, index): TripDay => {
    const title = before[index]?.title;
    const along = before.find(({ date }) => date === day.date)?.along;
    const skippedMeals = before[index]?.skippedMeals;
    return {
      date: day.date,
      ...(title && { title }),
      ...(along && { along }),
      ...(skippedMeals && { skippedMeals }),
      stops: day.stops.map(({ place, meal, begin, end, fixed }): TripStop => {
        const key = keyOf(place, meal);
        const old = known.get(key);
        if (old?.plan) return old;
        if (place === null) known.delete(key);
        const served = meal ?? (old && isHeld(old) ? old.meal : undefined);
        return {
          id: old?.id ?? crypto.randomUUID(),
          place,
          ...(served && { meal: served }),
          begin,
          minutes: end - begin,
          state: (old && !isHeld(old) ? null : fixed) ?? 'placed',
          ...(old?.byHand && { byHand: old.byHand }),
          ...(old?.note && { note: old.note }),
        };
      }),
    };
  });
  return withPlanStops(days.map(withRest(before)), planStopsOf(before));
}

/** Adds stops that have only a title, such as a free morning, because the planner leaves them out. */
function withRest(before: readonly TripDay[]) {
  return (day: TripDay): TripDay => {
    const named = before.find(({ date }) => date === day.date)?.stops.filter(({ title }) => title !== undefined) ?? [];
    const free = named.filter(
      (stop) => !day.stops.some((other) => crosses({ date: day.date, stop }, { date: day.date, stop: other })),
    );
    if (free.length === 0) return day;
    return { ...day, stops: [...day.stops, ...free].toSorted((one, other) => one.begin - other.begin) };
  };
}

const keyOf = (spot: string | null, meal?: string) => spot ?? `slot:${meal ?? ''}`;
