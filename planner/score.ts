import { costOfDay, costOfTopic, costOfTrip, NO_TOPIC_IN_TRIP_COST, SPLIT_COST } from './engine/comfort.ts';
import { diminished } from './engine/instance.ts';
import type { Comfort, LegMode, PlannedDay, Problem } from './model.ts';

const KNEE = 2;

/** Returns twice the interest of the most interesting place of each kind. Interest of the kind above this sum counts less. */
export function interestKnees({ places }: Problem): Map<string, number> {
  const knees = new Map<string, number>();
  for (const { kind, interest } of places) knees.set(kind, Math.max(knees.get(kind) ?? 1, KNEE * interest));
  return knees;
}

/** The sum includes the discount for places of the same kind. */
export function interestOf(problem: Problem, placeIds: Iterable<string>): number {
  const byId = new Map(problem.places.map((place) => [place.id, place]));
  const sums = new Map<string, number>();
  for (const id of placeIds) {
    const place = byId.get(id);
    if (place !== undefined) sums.set(place.kind, (sums.get(place.kind) ?? 0) + place.interest);
  }
  const knees = interestKnees(problem);
  let total = 0;
  for (const [kind, sum] of sums) total += diminished(sum, knees.get(kind)!);
  return total;
}

/**
 * Returns interest minus discomfort, which can be negative. Only scores of plans for the same problem can be compared.
 */
export function scoreOf(problem: Problem, days: readonly PlannedDay[]): number {
  const placed = days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? []));
  return interestOf(problem, placed) - discomfortOf(problem, days);
}

/** Returns the number of visits that the day should have for a topic, limited to the number that it can have. */
export function topicVisits({ places, caps }: Problem, { topic, visits }: Comfort['daily'][number], d: number): number {
  let open = 0;
  for (const { topics, interest, windows, suits = windows } of places)
    if (interest > 0 && topics?.includes(topic) && (suits[d]?.length ?? 0) > 0) open++;
  return Math.min(visits, caps.stopsPerDay, open);
}

/** Drives and train rides cost comfort. Only drives count towards the cap of a day. */
export function isRide(mode: LegMode): boolean {
  return mode === 'drive' || mode === 'train';
}

function discomfortOf(problem: Problem, days: readonly PlannedDay[]): number {
  const { comfort, places } = problem;
  if (comfort === undefined) return 0;
  const nodes = new Map(places.map((place, node) => [place.id, node]));
  const daysOfTicket = new Map<string, number>();
  let cost = 0;
  let tripRide = 0;
  const had = new Set<string>();
  for (const [d, day] of days.entries()) {
    const { stops, legs } = day;
    const visits = new Map<string, number>();
    const detours: number[] = [];
    for (const [s, { place, meal }] of stops.entries()) {
      const node = place === null ? undefined : nodes.get(place);
      if (node === undefined) continue;
      for (const topic of places[node]!.topics ?? []) {
        visits.set(topic, (visits.get(topic) ?? 0) + 1);
        had.add(topic);
      }
      if (meal !== undefined) detours.push(detourOf(problem, nodes, { d, stops, s }));
      const { ticket } = places[node]!;
      if (ticket === undefined) continue;
      const first = daysOfTicket.get(ticket);
      if (first === undefined) daysOfTicket.set(ticket, d);
      else if (first !== d) cost += SPLIT_COST;
    }
    const ride = legs.reduce((sum, leg) => (isRide(leg.mode) ? sum + leg.minutes : sum), 0);
    tripRide += ride;
    const travel = legs.reduce((sum, leg) => sum + leg.minutes, 0);
    for (const wish of comfort.daily) cost += costOfTopic(visits.get(wish.topic) ?? 0, topicVisits(problem, wish, d));
    cost += costOfDay(comfort, {
      stops: stops.filter(({ meal }) => meal === undefined).length,
      ride,
      travel,
      detours,
      idle: idleOf(problem, day, d),
    });
  }
  cost += costOfTrip(comfort, tripRide);
  for (const topic of comfort.once) if (!had.has(topic)) cost += NO_TOPIC_IN_TRIP_COST;
  return cost;
}

/** The pause after a leg counts as a part of the way. */
function idleOf({ days, caps }: Problem, { stops, legs }: PlannedDay, d: number): number {
  const pauses = legs.slice(0, -1).filter(({ minutes }) => minutes > 0).length * caps.buffer;
  const used =
    stops.reduce((sum, { begin, end }) => sum + end - begin, pauses) + legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return Math.max(0, (days[d]!.fullMinutes ?? 0) - used);
}

function detourOf(
  { days, legs }: Problem,
  nodes: ReadonlyMap<string, number>,
  { d, stops, s }: { d: number; stops: PlannedDay['stops']; s: number },
): number {
  const nodeOf = (stop: PlannedDay['stops'][number] | undefined) =>
    stop?.place == null ? undefined : nodes.get(stop.place);
  const from = nodeOf(stops.slice(0, s).findLast(({ place }) => place !== null)) ?? days[d]!.start;
  const to = nodeOf(stops.slice(s + 1).find(({ place }) => place !== null)) ?? days[d]!.end;
  const at = nodeOf(stops[s])!;
  const minutes = (a: number, b: number) => (a === b ? 0 : legs.minutes[a * legs.size + b]!);
  return minutes(from, at) + minutes(at, to) - minutes(from, to);
}
