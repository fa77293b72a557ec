import type { Plan } from '#planner/model.ts';
import type { TripDay, TripStop } from '../../contract/trip.ts';
import { planStopsOf, spotOf, withPlanStops } from './plan-stops.ts';

/**
 * The days of a plan as days of a trip. A stop that was in `before` keeps its id (so that the screen slides it instead of drawing it anew), its
 * note and its lock; titles of days stay where they were. A departure that was in `before` stays whatever the planner knew of it.
 */
export function daysOfPlan(plan: Plan, before: readonly TripDay[] = []): TripDay[] {
  const known = new Map(before.flatMap((day) => day.stops.map((stop) => [keyOf(spotOf(stop), stop.meal), stop])));
  const days = plan.days.map((day, index): TripDay => {
    const title = before[index]?.title;
    const along = before.find(({ date }) => date === day.date)?.along;
    return {
      date: day.date,
      ...(title && { title }),
      ...(along && { along }),
      stops: day.stops.map(({ place, meal, begin, end, fixed }): TripStop => {
        const key = keyOf(place, meal);
        const old = known.get(key);
        if (old?.plan) return old;
        if (place === null) known.delete(key);
        return {
          id: old?.id ?? crypto.randomUUID(),
          place,
          ...(meal && { meal }),
          begin,
          minutes: end - begin,
          state: fixed ?? 'placed',
          ...(old?.note && { note: old.note }),
        };
      }),
    };
  });
  return withPlanStops(days, planStopsOf(before));
}

const keyOf = (spot: string | null, meal?: string) => spot ?? `slot:${meal ?? ''}`;
