import { areaTest } from './areas.ts';
import { type Barrier, barGraph } from './barriers.ts';
import type { RoadGraph } from './road-graph.ts';
import { roadWays, snapping } from './road-ways.ts';
import { shortestPaths } from './shortest-paths.ts';
import type { TravelRules, Way, WayPoint, Ways } from './ways.ts';

export interface BarredWays extends Ways {
  /**
   * Returns the same as `from`, but faster.
   * @param usual the ways without barriers
   */
  around(origin: WayPoint, targets: readonly WayPoint[], usual: readonly (Way | null)[]): (Way | null)[];
}

/** Maximum number of groups of barriers. With more barriers, a search may repeat more ways than necessary. */
const MOST_REACHES = 16;

/**
 * Searches a usual way again only if a way through a barrier's street is not slower. Estimated ways to places without a
 * street do not change.
 */
export function barredRoadWays(
  graph: RoadGraph,
  rules: TravelRules,
  usual: Ways,
  barriers: readonly Barrier[],
): BarredWays {
  const barred = barGraph(graph, barriers, rules);
  const searched = roadWays(graph, rules, barred);
  const reaches = together(barred.touched).map((nodes) => ({
    towards: Float32Array.from(shortestPaths(graph.backward, nodes).seconds),
    onwards: Float32Array.from(shortestPaths(graph.forward, nodes).seconds),
  }));
  const snap = snapping(graph);
  const mayTouch = (way: Way | null, origin: WayPoint, target: WayPoint): boolean => {
    if (way?.mode !== 'drive' || way.basis !== 'road_graph') return false;
    const [a, b] = [snap(origin)!.node, snap(target)!.node];
    // One second of tolerance for rounded sums of 32-bit numbers.
    return reaches.some(({ towards, onwards }) => towards[a]! + onwards[b]! <= way.minutes * 60 + 1);
  };
  const instead = (
    known: readonly (Way | null)[],
    others: readonly WayPoint[],
    isTouched: (way: Way | null, other: WayPoint) => boolean,
    search: (touched: WayPoint[]) => (Way | null)[],
  ): (Way | null)[] => {
    const touched = others.filter((other, i) => isTouched(known[i]!, other));
    if (touched.length === 0) return [...known];
    const found = new Map(search(touched).map((way, i) => [touched[i]!, way]));
    return known.map((way, i) => (found.has(others[i]!) ? found.get(others[i]!)! : way));
  };
  const around: BarredWays['around'] = (origin, targets, known) =>
    instead(
      known,
      targets,
      (way, target) => mayTouch(way, origin, target),
      (touched) => searched.from(origin, touched),
    );
  return {
    around,
    from: (origin, targets) => around(origin, targets, usual.from(origin, targets)),
    to: (target, origins) =>
      instead(
        usual.to(target, origins),
        origins,
        (way, origin) => mayTouch(way, origin, target),
        (touched) => searched.to(target, touched),
      ),
    route(origin, target) {
      const route = usual.route(origin, target);
      return mayTouch(route, origin, target) ? searched.route(origin, target) : route;
    },
  };
}

function together(touched: readonly ReadonlySet<number>[]): Set<number>[] {
  const count = Math.min(MOST_REACHES, touched.length);
  return Array.from(
    { length: count },
    (_, i) => new Set(touched.filter((_, at) => at % count === i).flatMap((nodes) => [...nodes])),
  ).filter(({ size }) => size > 0);
}

/**
 * For a region without street data. A barrier changes drives whose straight line meets the area. Walks do not change.
 */
export function barStraightLines(ways: Ways, barriers: readonly Barrier[]): BarredWays {
  const tests = barriers.map(({ area, factor }) => ({ ...areaTest(area), factor }));
  const bar = (way: Way | null, a: WayPoint, b: WayPoint): Way | null => {
    if (way?.mode !== 'drive') return way;
    const met = tests.filter(({ holds, meets }) => meets(a, b) && !(holds(a) && holds(b)));
    if (met.some(({ factor }) => factor === null)) return null;
    return { ...way, minutes: Math.ceil(met.reduce((minutes, { factor }) => minutes * (factor ?? 1), way.minutes)) };
  };
  const around: BarredWays['around'] = (origin, targets, usual) => usual.map((way, i) => bar(way, origin, targets[i]!));
  return {
    around,
    from: (origin, targets) => around(origin, targets, ways.from(origin, targets)),
    to: (target, origins) => ways.to(target, origins).map((way, i) => bar(way, origins[i]!, target)),
    route: (origin, target) => {
      const route = ways.route(origin, target);
      const way = bar(route, origin, target);
      return route && way && { ...route, ...way };
    },
  };
}
