import { type Area, type AreaTest, areaTest } from './areas.ts';
import type { Arcs, RoadGraph } from './road-graph.ts';
import type { TravelRules } from './ways.ts';

/** If `factor` is null, the streets are closed to cars. Otherwise driving takes `factor` times as long. */
export interface Barrier {
  area: Area;
  factor: number | null;
}

export interface BarredGraph {
  graph: RoadGraph;
  /** Graph for ways that begin in a closed area. In a backward search, it serves ways that end in a closed area. */
  leaving: RoadGraph;
  beginsInside(node: number): boolean;
  /** The nodes at both ends of the streets that each barrier touches. */
  touched: Set<number>[];
}

/**
 * No drive crosses a closed area. A drive that begins or ends inside a closed area moves at walking pace there. The
 * result shares all arrays with `graph` except the driving seconds.
 */
export function barGraph(graph: RoadGraph, barriers: readonly Barrier[], rules: TravelRules): BarredGraph {
  const tests = barriers.map(({ area, factor }) => ({ ...areaTest(area), factor, touched: new Set<number>() }));
  const closed = tests.filter(({ factor }) => factor === null);
  const pointOf = (node: number) => ({ lon: graph.lon[node]!, lat: graph.lat[node]! });
  const inside = new Uint8Array(graph.size);
  for (let node = 0; node < graph.size; node += 1)
    if (closed.some((test) => isNear(graph, test, node, node) && test.holds(pointOf(node)))) inside[node] = 1;

  const bar = (arcs: Arcs): Record<'usual' | 'leaving', Arcs> => {
    const seconds = arcs.seconds.slice();
    const leaving = arcs.seconds.slice();
    for (let from = 0; from < graph.size; from += 1) {
      for (let i = arcs.first[from]!; i < arcs.first[from + 1]!; i += 1) {
        const to = arcs.target[i]!;
        let isShut = false;
        for (const test of tests) {
          if (!isNear(graph, test, from, to) || !test.meets(pointOf(from), pointOf(to))) continue;
          test.touched.add(from).add(to);
          if (test.factor === null) isShut = true;
          else seconds[i]! *= test.factor;
        }
        leaving[i] = seconds[i]!;
        if (!isShut) continue;
        if (inside[from] || inside[to]) {
          const walked = (arcs.metres[i]! / rules.walk_metres_per_minute) * 60;
          leaving[i] = Math.max(seconds[i]!, walked);
          seconds[i] = inside[from] && !inside[to] ? Number.POSITIVE_INFINITY : leaving[i]!;
        } else {
          seconds[i] = Number.POSITIVE_INFINITY;
          leaving[i] = Number.POSITIVE_INFINITY;
        }
      }
    }
    return { usual: { ...arcs, seconds }, leaving: { ...arcs, seconds: leaving } };
  };

  const forward = bar(graph.forward);
  const backward = bar(graph.backward);
  return {
    graph: { ...graph, forward: forward.usual, backward: backward.usual },
    leaving: { ...graph, forward: forward.leaving, backward: backward.leaving },
    beginsInside: (node) => inside[node] === 1,
    touched: tests.map(({ touched }) => touched),
  };
}

function isNear({ lon, lat }: RoadGraph, { box: [west, south, east, north] }: AreaTest, a: number, b: number): boolean {
  return (
    (lon[a]! >= west || lon[b]! >= west) &&
    (lon[a]! <= east || lon[b]! <= east) &&
    (lat[a]! >= south || lat[b]! >= south) &&
    (lat[a]! <= north || lat[b]! <= north)
  );
}
