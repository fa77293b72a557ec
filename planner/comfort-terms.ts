import type { ComfortTerms, SideConstraints } from './engine/instance.ts';
import type { Problem } from './model.ts';
import { topicVisits } from './score.ts';

/** `place` is an index of the problem's places. */
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

export function comfortTerms(problem: Problem, items: readonly Visit[]): ComfortTerms | null {
  const { comfort, places, days, caps } = problem;
  if (comfort === undefined) return null;
  const { daily, ...terms } = comfort;
  const topics = Int32Array.from(items, ({ place }) =>
    daily.reduce(
      (set, topic, bit) => (place !== null && places[place]!.topics?.includes(topic) ? set | (1 << bit) : set),
      0,
    ),
  );
  const wanted = Int32Array.from(days.flatMap((_, d) => daily.map((topic) => topicVisits(problem, topic, d))));
  return { ...terms, buffer: caps.buffer, topics, wanted, topicCount: daily.length };
}
