import { type DraftDay, type DraftStop, fixedOf, nodeOfStop, nodesOf, wayBetween } from './draft.ts';
import { entriesOf } from './entries.ts';
import { hoursClassOn } from './hours-class.ts';
import type { Candidate, HoursClass, Plan, PlannedDay, PlannedLeg, PlannedStop, Problem } from './model.ts';
import { scoreOf } from './score.ts';

/** The same problem, in which the locked and booked stops of the draft are fixed. */
export function problemOfDraft(problem: Problem, days: DraftDay[]): Problem {
  const known = new Set(problem.places.map(({ id }) => id));
  return { ...problem, fixed: fixedOf(days).filter(({ place, day }) => known.has(place) && day < problem.days.length) };
}

/**
 * Returns the stops of a traveller as a plan, so that `check` can judge them and `scoreOf` can compare them. Faults stay
 * in the plan: a leg without a way takes no time, and a stop may begin before the arrival.
 */
export function planOfDraft(problem: Problem, days: DraftDay[]): Plan {
  const nodes = nodesOf(problem);
  const planned = days.slice(0, problem.days.length).map(({ stops }, d) => dayOf(problem, nodes, stops, d));
  const stopsByClass: Record<HoursClass, number> = { known: 0, open_space: 0, assumed: 0 };
  const visited: Candidate[] = [];
  for (const { place, hoursClass } of planned.flatMap((day) => day.stops)) {
    const node = place === null ? undefined : nodes.get(place);
    if (node !== undefined) visited.push(problem.places[node]!);
    if (hoursClass !== null) stopsByClass[hoursClass]++;
  }
  const score = scoreOf(problem, planned);
  return { days: planned, score, cost: entriesOf(visited), leftOut: [], refused: [], stopsByClass };
}

function dayOf(problem: Problem, nodes: Map<string, number>, stops: DraftStop[], d: number): PlannedDay {
  const { date, start, end, earliest } = problem.days[d]!;
  const [first] = stops;
  if (first === undefined) return { date, leave: earliest, back: earliest, stops: [], legs: [] };
  const way = wayBetween(problem, start, nodeOfStop(nodes, first, start, end) ?? start)?.minutes ?? 0;
  const rest = way > 0 ? problem.caps.buffer : 0;
  const leave = Math.min(first.begin - way, Math.max(earliest, first.begin - way - rest));
  const legs: PlannedLeg[] = [];
  const planned: PlannedStop[] = [];
  let at = start;
  let free = leave;
  for (const stop of stops) {
    const node = nodeOfStop(nodes, stop, at, end) ?? at;
    const leg = legBetween(problem, at, node, free);
    legs.push(leg);
    planned.push(stopOf(problem, nodes, stop, free + leg.minutes, d));
    at = node;
    free = stop.begin + stop.minutes;
  }
  const home = legBetween(problem, at, end, free);
  return { date, leave, back: free + home.minutes, stops: planned, legs: [...legs, home] };
}

function legBetween(problem: Problem, from: number, to: number, depart: number): PlannedLeg {
  const way = wayBetween(problem, from, to);
  const { minutes = 0, metres = 0, mode = 'walk', basis = 'estimate' } = way ?? {};
  return { from, to, depart, minutes, metres, mode, basis };
}

function stopOf(
  problem: Problem,
  nodes: Map<string, number>,
  { place, meal, begin, minutes, state }: DraftStop,
  arrive: number,
  d: number,
): PlannedStop {
  const node = place === null ? undefined : nodes.get(place);
  const candidate = node === undefined ? null : problem.places[node]!;
  const end = begin + minutes;
  const window = candidate?.windows[d]?.find(
    ({ open, close, lastEntry = close }) => open <= begin && begin <= lastEntry && end <= close,
  );
  return {
    place,
    ...(meal && { meal }),
    arrive,
    begin,
    end,
    hoursClass: candidate && hoursClassOn(candidate, d),
    window: window ?? null,
    fixed: place !== null && (state === 'locked' || state === 'booked') ? state : null,
  };
}
