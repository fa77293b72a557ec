import type { TripDay } from '../../../contract/trip.ts';

/** `came` has the ids of added places, and `left` the ids of removed places. */
export interface TripDifference {
  /** Number of stops with another day, hour or length. */
  moved: number;
  came: string[];
  left: string[];
}

export function differenceOf(before: readonly TripDay[], after: readonly TripDay[]): TripDifference {
  const was = spotsOf(before);
  const is = spotsOf(after);
  const places = (spots: Map<string, Spot>, others: Map<string, Spot>) =>
    [...spots].flatMap(([id, { place }]) => (place !== null && !others.has(id) ? place : []));
  return {
    moved: [...is].filter(([id, { at }]) => was.has(id) && was.get(id)?.at !== at).length,
    came: places(is, was),
    left: places(was, is),
  };
}

interface Spot {
  place: string | null;
  at: string;
}

function spotsOf(days: readonly TripDay[]): Map<string, Spot> {
  return new Map(
    days.flatMap(({ stops }, day) =>
      stops.map(({ id, place, begin, minutes }) => [id, { place, at: `${day} ${begin} ${minutes}` }] as const),
    ),
  );
}
