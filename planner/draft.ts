import { isWhereDayEnds } from './meals.ts';
import type { FixedStop, LegBasis, LegMode, Minute, Plan, Problem } from './model.ts';

/** The stops of a stored trip have the same members. */
export interface DraftStop {
  id: string;
  place: string | null;
  meal?: 'lunch' | 'dinner';
  begin: Minute;
  minutes: Minute;
  state: 'placed' | 'locked' | 'booked' | 'broken';
  meals?: ('lunch' | 'dinner')[];
}

/** Stops are sorted by begin time. */
export interface DraftDay {
  stops: DraftStop[];
}

export interface Way {
  from: number;
  to: number;
  minutes: Minute;
  metres: number;
  mode: LegMode;
  basis: LegBasis;
}

/** @param newId returns a new id at every call */
export function draftOf(plan: Plan, newId: () => string): DraftDay[] {
  return plan.days.map((day) => ({
    stops: day.stops.map(({ place, meal, begin, end, fixed }) => ({
      id: newId(),
      place,
      ...(meal === undefined ? {} : { meal }),
      begin,
      minutes: end - begin,
      state: fixed ?? 'placed',
    })),
  }));
}

export function fixedOf(days: DraftDay[]): FixedStop[] {
  return days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place, begin, minutes, state, meals }): FixedStop[] =>
      place !== null && (state === 'locked' || state === 'booked')
        ? [{ place, day, arrive: begin, minutes, reason: state, ...(meals && { meals }) }]
        : [],
    ),
  );
}

/** Maps each place id to a node of the leg table. */
export function nodesOf(problem: Problem): Map<string, number> {
  return new Map(problem.places.map((place, node) => [place.id, node]));
}

/**
 * Returns the node of a stop, or undefined if its place is unknown.
 *
 * @param before the node of the stop before, or of the start of the day
 * @param end the node where the day ends
 */
export function nodeOfStop(
  nodes: Map<string, number>,
  { place, meal }: DraftStop,
  before: number,
  end: number,
): number | undefined {
  if (place !== null) return nodes.get(place);
  return isWhereDayEnds(meal) ? end : before;
}

export function wayBetween({ legs }: Problem, from: number, to: number): Way | null {
  const cell = from * legs.size + to;
  const basis = legs.bases[legs.basis[cell]!] ?? 'estimate';
  if (from === to) return { from, to, minutes: 0, metres: 0, mode: 'walk', basis };
  const minutes = legs.minutes[cell] ?? -1;
  if (minutes < 0) return null;
  return { from, to, minutes, metres: legs.metres[cell]!, mode: legs.modes[legs.mode[cell]!]!, basis };
}
