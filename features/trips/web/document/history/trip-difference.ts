import type { TripDay } from '../../../contract/trip.ts';

export interface TripDifference {
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

/** The day of `came` and `moved` is the new day, and the day of `left` is the old day. Begins are minutes. */
export interface StopChange {
  kind: 'came' | 'left' | 'moved';
  id: string;
  place: string;
  day: number;
  from?: { day: number; begin: number };
  to?: { day: number; begin: number };
}

export function routeChanges(before: readonly TripDay[], after: readonly TripDay[]): StopChange[] {
  const was = timesOf(before);
  const is = timesOf(after);
  const left = [...was].flatMap(([id, { place, ...from }]): StopChange[] =>
    is.has(id) ? [] : [{ kind: 'left', id, place, day: from.day, from }],
  );
  const others = [...is].flatMap(([id, { place, ...to }]): StopChange[] => {
    const old = was.get(id);
    if (!old) return [{ kind: 'came', id, place, day: to.day, to }];
    const from = { day: old.day, begin: old.begin };
    if (from.day === to.day && from.begin === to.begin) return [];
    return [{ kind: 'moved', id, place, day: to.day, from, to }];
  });
  return [...others, ...left];
}

function timesOf(days: readonly TripDay[]): Map<string, { place: string; day: number; begin: number }> {
  return new Map(
    days.flatMap(({ stops }, day) =>
      stops.flatMap(({ id, place, begin }) => (place === null ? [] : [[id, { place, day, begin }] as const])),
    ),
  );
}
