import type { BarredGraph } from './barriers.ts';
import { type Arcs, nearestNode, type RoadGraph, type Snap } from './road-graph.ts';
import { pathTo, shortestPaths, type Tree } from './shortest-paths.ts';
import { estimate, type Route, type TravelRules, type Way, type WayPoint, type Ways, wholeMinutes } from './ways.ts';

/** Metres. A place farther from every street gets estimated ways. */
const SNAP_REACH = 1500;

/** The function returns null if no node is within `SNAP_REACH`. Results are cached per point object. */
export function snapping(graph: RoadGraph): (point: WayPoint) => Snap | null {
  const snaps = new WeakMap<WayPoint, Snap | null>();
  return (point) => {
    let found = snaps.get(point);
    if (found === undefined) {
      found = nearestNode(graph, point, SNAP_REACH);
      snaps.set(point, found);
    }
    return found;
  };
}

/**
 * Short ways are walked, and longer ways are driven. If the streets do not connect two points, the way is an estimate,
 * or null with `barred`.
 */
export function roadWays(graph: RoadGraph, rules: TravelRules, barred?: BarredGraph): Ways {
  const snap = snapping(graph);

  const drivenFrom = (direction: 'forward' | 'backward', node: number): Arcs => {
    if (!barred) return graph[direction];
    return (barred.beginsInside(node) ? barred.leaving : barred.graph)[direction];
  };

  const search = (direction: 'forward' | 'backward', root: WayPoint, others: readonly WayPoint[]): (Way | null)[] => {
    const start = snap(root);
    const ends = others.map(snap);
    if (!start) return others.map((other) => estimate(root, other, rules));
    const targets = new Set(ends.filter((end) => end !== null).map((end) => end.node));
    const walked = shortestPaths(graph.foot, start.node, { limit: rules.walk_up_to_metres });
    const driven = targets.size > 0 ? shortestPaths(drivenFrom(direction, start.node), start.node, { targets }) : null;
    return others.map((other, i) => {
      const end = ends[i];
      if (!end || !driven) return estimate(root, other, rules);
      return (
        walkOver(walked, start, end) ?? driveOver(driven, start, end) ?? (barred ? null : estimate(root, other, rules))
      );
    });
  };

  const walkOver = (tree: Tree, start: Snap, end: Snap): Way | null => {
    const metres = tree.seconds[end.node]! + start.metres + end.metres;
    if (metres > rules.walk_up_to_metres) return null;
    return {
      minutes: wholeMinutes(metres / rules.walk_metres_per_minute),
      metres: Math.round(metres),
      mode: 'walk',
      basis: 'road_graph',
    };
  };

  const driveOver = (tree: Tree, start: Snap, end: Snap): Way | null => {
    const seconds = tree.seconds[end.node]!;
    if (!Number.isFinite(seconds)) return null;
    const onFoot = start.metres + end.metres;
    const minutes = seconds / 60 + onFoot / rules.walk_metres_per_minute;
    return {
      minutes: wholeMinutes(minutes),
      metres: Math.round(tree.metres[end.node]! + onFoot),
      mode: 'drive',
      basis: 'road_graph',
    };
  };

  const route = (origin: WayPoint, target: WayPoint): Route | null => {
    const way = search('forward', origin, [target])[0];
    if (!way) return null;
    const ends: [number, number][] = [
      [origin.lon, origin.lat],
      [target.lon, target.lat],
    ];
    if (way.basis !== 'road_graph') return { ...way, line: ends };
    const start = snap(origin)!.node;
    const end = snap(target)!.node;
    const arcs = way.mode === 'walk' ? graph.foot : drivenFrom('forward', start);
    const path = pathTo(shortestPaths(arcs, start, { targets: new Set([end]) }), end) ?? [];
    return {
      ...way,
      line: [ends[0]!, ...path.map((node): [number, number] => [graph.lon[node]!, graph.lat[node]!]), ends[1]!],
    };
  };

  return {
    from: (origin, targets) => search('forward', origin, targets),
    to: (target, origins) => search('backward', target, origins),
    route,
  };
}
