import type { Plan } from '#planner/model.ts';
import type { TripDay } from '../../contract/trip.ts';

/**
 * The days of a plan as days of a trip. A stop that was in `before` keeps its id (so that the screen slides it instead of drawing it anew), its
 * note and its lock; titles of days stay where they were.
 */
export function daysOfPlan(plan: Plan, before: readonly TripDay[] = []): TripDay[] {
  const known = new Map(before.flatMap((day) => day.stops.map((stop) => [stopKey(stop), stop])));
  return plan.days.map((day, index) => {
    const title = before[index]?.title;
    return {
      date: day.date,
      ...(title && { title }),
      stops: day.stops.map(({ place, meal, begin, end, fixed }) => {
        const key = stopKey({ place, meal });
        const old = known.get(key);
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
}

const stopKey = ({ place, meal }: { place: string | null; meal?: string }) => place ?? `slot:${meal ?? ''}`;
