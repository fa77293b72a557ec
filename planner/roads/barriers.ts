import { type Area, areaTest } from './areas.ts';
import type { Arcs, RoadGraph } from './road-graph.ts';
import type { TravelRules, Way, WayPoint, Ways } from './ways.ts';

/** Streets of an area that are closed to cars (`factor` null), or in which driving takes `factor` times as long. */
export interface Barrier {
  area: Area;
  factor: number | null;
}

/**
 * The graph with its barriers, for driving only; on foot one passes. A street counts as soon as it touches the area. A closed area is left and entered at walking
 * pace, as somebody does whose hotel stands in it, and nobody drives through: the arcs that lead out of it are there only for ways that begin in it.
 * It shares all but the seconds with `graph`.
 */
export function barGraph(graph: RoadGraph, barriers: readonly Barrier[], rules: TravelRules): BarredGraph {
  const closed = barriers.filter(({ factor }) => factor === null).map(({ area }) => areaTest(area));
  const slow = barriers.flatMap(({ area, factor }) => (factor === null ? [] : [{ ...areaTest(area), factor }]));
  const pointOf = (node: number) => ({ lon: graph.lon[node]!, lat: graph.lat[node]! });
  const inside = Uint8Array.from({ length: graph.size }, (_, node) =>
    closed.some(({ holds }) => holds(pointOf(node))) ? 1 : 0,
  );
  const walkSeconds = (metres: number) => (metres / rules.walk_metres_per_minute) * 60;

  const change = (arcs: Arcs, isLeaving: boolean): Arcs => {
    const seconds = arcs.seconds.slice();
    for (let from = 0; from < graph.size; from += 1) {
      for (let i = arcs.first[from]!; i < arcs.first[from + 1]!; i += 1) {
        const to = arcs.target[i]!;
        const [a, b] = [pointOf(from), pointOf(to)];
        for (const { meets, factor } of slow) if (meets(a, b)) seconds[i]! *= factor;
        if (inside[from] || inside[to]) {
          const isOut = inside[from] && !inside[to];
          seconds[i] =
            isOut && !isLeaving ? Number.POSITIVE_INFINITY : Math.max(seconds[i]!, walkSeconds(arcs.metres[i]!));
        } else if (closed.some(({ meets }) => meets(a, b))) seconds[i] = Number.POSITIVE_INFINITY;
      }
    }
    return { ...arcs, seconds };
  };

  return {
    graph: { ...graph, forward: change(graph.forward, false), backward: change(graph.backward, false) },
    leaving: { ...graph, forward: change(graph.forward, true), backward: change(graph.backward, true) },
    beginsInside: (node) => inside[node] === 1,
  };
}

export interface BarredGraph {
  graph: RoadGraph;
  /** For ways that begin, or searched backwards end, in a closed area. */
  leaving: RoadGraph;
  beginsInside(node: number): boolean;
}

/**
 * The same rule where a region has no streets, only legs between towns and straight lines: a drive whose straight line meets a closed area is no way at
 * all, one that meets a slow area takes `factor` times as long. Walks stay.
 */
export function barStraightLines(ways: Ways, barriers: readonly Barrier[]): Ways {
  const tests = barriers.map(({ area, factor }) => ({ ...areaTest(area), factor }));
  const bar = (way: Way | null, a: WayPoint, b: WayPoint): Way | null => {
    if (way?.mode !== 'drive') return way;
    const met = tests.filter(({ holds, meets }) => meets(a, b) && !(holds(a) && holds(b)));
    if (met.some(({ factor }) => factor === null)) return null;
    return { ...way, minutes: Math.ceil(met.reduce((minutes, { factor }) => minutes * (factor ?? 1), way.minutes)) };
  };
  return {
    from: (origin, targets) => ways.from(origin, targets).map((way, i) => bar(way, origin, targets[i]!)),
    to: (target, origins) => ways.to(target, origins).map((way, i) => bar(way, origins[i]!, target)),
    route: (origin, target) => {
      const route = ways.route(origin, target);
      const way = bar(route, origin, target);
      return route && way && { ...route, ...way };
    },
  };
}
