import type { PublicClosure } from '#features/closures/contract/closure.ts';
import type { PlaceNotice } from '#features/closures/contract/place-notice.ts';
import type { PlanningPlace } from '#features/places/api/public.ts';
import type { CandidatePlace, PlanAnchor, PlanningContext } from '#features/trips/contract/planning.ts';
import type { Flavoured } from '#planner/alternatives.ts';
import type { LegTable, Plan, Problem } from '#planner/model.ts';
import { hoursKey } from './hours-key.ts';

const BOARD_PLACES = 58;

export interface PlanningContextInput {
  problem: Problem;
  /** In the same order as `problem.places`. */
  places: PlanningPlace[];
  anchors: PlanAnchor[];
  plans: Flavoured[];
  townTraffic?: number;
  closures?: PublicClosure[];
  notices?: PlaceNotice[];
  holidays?: PlanningContext['holidays'];
}

export function planningContextView({
  problem,
  places,
  anchors,
  plans,
  townTraffic,
  closures = [],
  notices = [],
  holidays = [],
}: PlanningContextInput): {
  board: PlanningContext;
  plans: Flavoured[];
} {
  const kept = keptNodes(
    problem,
    plans.map(({ plan }) => plan),
  );
  const nodes = [...kept, ...anchors.map((_, a) => problem.places.length + a)];
  const renamed = new Map(nodes.map((node, index) => [node, index]));
  const known = new Set(kept.map((node) => places[node]!.id));
  const noticed = notices.filter(({ place }) => known.has(place));
  const board: PlanningContext = {
    problem: {
      ...problem,
      places: kept.map((node) => problem.places[node]!),
      legs: someLegs(problem.legs, nodes),
      days: problem.days.map((day) => ({ ...day, start: renamed.get(day.start)!, end: renamed.get(day.end)! })),
    },
    places: kept.map((node) => candidatePlace(places[node]!)),
    anchors,
    ...(townTraffic && { townTraffic }),
    ...(holidays.length > 0 && { holidays }),
    ...closuresOf(closures, known),
    ...(noticed.length > 0 && { notices: noticed }),
  };
  return { board, plans: plans.map(({ flavour, plan }) => ({ flavour, plan: renumber(plan, renamed) })) };
}

function keptNodes(problem: Problem, plans: Plan[]): number[] {
  const named = new Set([...problem.must, ...problem.fixed.map((stop) => stop.place)]);
  for (const plan of plans) {
    for (const stop of plan.days.flatMap((day) => day.stops)) if (stop.place !== null) named.add(stop.place);
    for (const { place, reason } of [...plan.leftOut, ...plan.refused]) {
      named.add(place);
      if (reason.code === 'would_cost') for (const id of reason.places) named.add(id);
      if (reason.code === 'already_similar') for (const id of reason.like) named.add(id);
    }
  }
  const order = problem.places.map((place, node) => ({ node, named: named.has(place.id), interest: place.interest }));
  order.sort((a, b) => Number(b.named) - Number(a.named) || b.interest - a.interest || a.node - b.node);
  return order
    .filter(({ named: isNamed }, index) => isNamed || index < BOARD_PLACES)
    .map(({ node }) => node)
    .sort((a, b) => a - b);
}

export function someLegs(legs: LegTable, nodes: readonly number[]) {
  const pick = (cells: ArrayLike<number>) => {
    const picked = new Array<number>(nodes.length ** 2);
    let next = 0;
    for (const from of nodes) for (const to of nodes) picked[next++] = cells[from * legs.size + to]!;
    return picked;
  };
  return {
    size: nodes.length,
    minutes: pick(legs.minutes),
    metres: pick(legs.metres),
    mode: pick(legs.mode),
    modes: legs.modes,
    basis: pick(legs.basis),
    bases: legs.bases,
  };
}

function closuresOf(closures: PublicClosure[], known: ReadonlySet<string>): Pick<PlanningContext, 'closures'> {
  const listed = closures.filter(({ place }) => place === null || known.has(place));
  if (listed.length === 0) return {};
  return { closures: listed.map(({ area: _area, factor: _factor, ...notice }) => notice) };
}

function renumber(plan: Plan, renamed: Map<number, number>): Plan {
  return {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      legs: day.legs.map((leg) => ({ ...leg, from: renamed.get(leg.from)!, to: renamed.get(leg.to)! })),
    })),
  };
}

function candidatePlace(place: PlanningPlace): CandidatePlace {
  const { id, slug, name, category, kindLabel, lon, lat, poster, hoursSource, hoursVerifiedAt, hoursNote, doubts } =
    place;
  return {
    ...{ id, slug, name, category, kindLabel, lon, lat, poster, hoursSource, hoursVerifiedAt, hoursNote },
    ...(slug && { hoursKey: hoursKey(place) }),
    ...(doubts.length > 0 && { doubts }),
  };
}
