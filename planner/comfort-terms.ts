import type { ComfortTerms, SideConstraints } from './engine/instance.ts';
import type { Problem } from './model.ts';
import { interestKnees, topicVisits } from './score.ts';

interface Visit {
  place: number | null;
}

export function ticketsOf({ places }: Problem, items: readonly Visit[]): Pick<SideConstraints, 'ticket' | 'tickets'> {
  const names = [...new Set(places.flatMap(({ ticket }) => ticket ?? []))];
  const ticket = Int32Array.from(items, ({ place }) => {
    const name = place === null ? undefined : places[place]!.ticket;
    return name === undefined ? -1 : names.indexOf(name);
  });
  return { ticket, tickets: names.length };
}

export function comfortTerms(problem: Problem, items: readonly Visit[], ride: Int32Array): ComfortTerms | null {
  const { comfort, places, days, caps } = problem;
  if (comfort === undefined) return null;
  const { daily, once, ...terms } = comfort;
  const wishes = [...daily.map(({ topic }) => topic), ...once];
  const topics = Int32Array.from(items, ({ place }) =>
    wishes.reduce(
      (set, topic, bit) => (place !== null && places[place]!.topics?.includes(topic) ? set | (1 << bit) : set),
      0,
    ),
  );
  const wanted = Int32Array.from(days.flatMap((_, d) => daily.map((wish) => topicVisits(problem, wish, d))));
  return {
    ...terms,
    fullMinutes: Int32Array.from(days, ({ fullMinutes = 0 }) => fullMinutes),
    buffer: caps.buffer,
    ride,
    topics,
    wanted,
    topicCount: daily.length,
    once: bitsFrom(daily.length, once.length),
  };
}

/** Returns a bit set in which `count` bits are set, from bit `first` on. */
function bitsFrom(first: number, count: number): number {
  return ((1 << count) - 1) << first;
}

/** One limit for each kind. Meals without a place have the last kind and no interest. */
export function kneesOf(problem: Problem, kinds: string[]): Float64Array {
  const knees = interestKnees(problem);
  return Float64Array.from([...kinds.map((kind) => knees.get(kind)!), 1]);
}
