import { INTERESTS, type Wish } from '#features/trips/contract/trip.ts';
import type { Plan } from '#planner/model.ts';

interface PlanEvents {
  made: { days: number; start_month: string; interests: string[] };
  places: { place_id: string; travel_day: string | null; was_asked: boolean; reason: string | null }[];
}

/** A place that the plan visits twice is one event, on its first day. */
export function planEvents(
  wish: Wish,
  { days, leftOut, refused }: Pick<Plan, 'days' | 'leftOut' | 'refused'>,
): PlanEvents {
  const asked = new Set(wish.must);
  const visited = new Map<string, string>();
  for (const { date, stops } of days)
    for (const { place } of stops) if (place !== null && !visited.has(place)) visited.set(place, date);
  const out = new Map([...leftOut, ...refused].map(({ place, reason }) => [place, reason.code]));
  const event = (place_id: string) => ({ place_id, was_asked: asked.has(place_id) });
  return {
    made: {
      days: wish.days,
      start_month: wish.startDate.slice(0, 7),
      interests: INTERESTS.filter((interest) => (wish.interests[interest] ?? 0) > 0),
    },
    places: [
      ...[...visited].map(([place, date]) => ({ ...event(place), travel_day: date, reason: null })),
      ...[...out].flatMap(([place, code]) =>
        visited.has(place) ? [] : { ...event(place), travel_day: null, reason: code },
      ),
    ],
  };
}
