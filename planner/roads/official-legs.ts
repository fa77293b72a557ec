import type { LegMode } from '#planner/model.ts';
import {
  estimate,
  metresBetween,
  type Route,
  type TravelRules,
  type Way,
  type WayPoint,
  type Ways,
  wholeMinutes,
} from './ways.ts';

/** The file regions/<id>/travel-graph.json contains travel legs from official sheets. Estimates fill the gaps. */
export interface TravelGraphFile {
  nodes: { id: string; name: string; coord: [number, number] | null }[];
  edges: {
    from: string;
    to: string;
    mode: string;
    km: number | null;
    min: number | null;
    basis: 'official' | 'estimated';
    use: boolean;
  }[];
  /** Legs from the nearest towns to a place, such as "place:917". */
  access: { place: string; node: string; mode: string; km: number; min: number }[];
}

interface Hop {
  to: number;
  minutes: number;
  metres: number | null;
  mode: LegMode;
  official: boolean;
}

interface Reached {
  minutes: number;
  metres: number;
  modes: Set<LegMode>;
  official: boolean;
  path: number[];
}

/** Metres. A point outside of the graph is connected to the nearest town and to at most two further towns. */
const ATTACH_WITHIN = 15_000;
/** Metres. Two points within this distance may be connected without a town. */
const DIRECT_WITHIN = 8_000;

/**
 * Every leg works in both directions. A way is `official` only if all its legs are official. A place without a usable
 * leg has no ways.
 */
export function officialWays(file: TravelGraphFile, rules: TravelRules): Ways {
  const graph = graphOf(file);
  linkOfficialPlaces(graph, file, rules);

  const search = (origin: WayPoint, targets: readonly WayPoint[]): (Way | null)[] => {
    const start = entriesOf(graph, origin, rules);
    const reached = start && quickest(graph, start);
    return targets.map((target) => {
      const found = wayTo(origin, target, reached);
      return found && { minutes: found.minutes, metres: found.metres, mode: found.mode, basis: found.basis };
    });
  };

  const wayTo = (
    origin: WayPoint,
    target: WayPoint,
    reached: Map<number, Reached> | null,
  ): (Way & { path?: number[] }) | null => {
    const entries = entriesOf(graph, target, rules);
    if (!reached || !entries) return null;
    const over = best(reached, entries);
    if (over?.basis === 'official') return over;
    const direct = estimate(origin, target, rules);
    if (over && direct.minutes < leastMinutes(graph, entriesOf(graph, origin, rules)!, entries)) return over;
    if (direct.mode === 'walk') return direct;
    const near = metresBetween(origin, target) <= DIRECT_WITHIN;
    if (!over || (near && direct.minutes < over.minutes))
      return near || isFree(origin) || isFree(target) ? direct : null;
    return over;
  };

  const isFree = (point: WayPoint) => !point.keys?.some((key) => graph.index.has(placeId(key)));

  return {
    from: search,
    to: search,
    route(origin, target): Route | null {
      const start = entriesOf(graph, origin, rules);
      const way = wayTo(origin, target, start && quickest(graph, start));
      if (!way) return null;
      const { path = [], ...rest } = way;
      const between = path.map((node) => graph.coords[node]).filter((at): at is [number, number] => Boolean(at));
      return { ...rest, line: [[origin.lon, origin.lat], ...between, [target.lon, target.lat]] };
    },
  };
}

interface Graph {
  index: Map<string, number>;
  coords: ([number, number] | null)[];
  towns: number[];
  hops: Hop[][];
}

function graphOf(file: TravelGraphFile): Graph {
  const graph: Graph = { index: new Map(), coords: [], towns: [], hops: [] };
  const node = (id: string, coord: [number, number] | null = null): number => {
    const known = graph.index.get(id);
    if (known !== undefined) return known;
    graph.index.set(id, graph.coords.length);
    graph.coords.push(coord);
    graph.hops.push([]);
    return graph.coords.length - 1;
  };
  const link = (a: number, b: number, hop: Omit<Hop, 'to'>) => {
    graph.hops[a]!.push({ ...hop, to: b });
    graph.hops[b]!.push({ ...hop, to: a });
  };
  for (const { id, coord } of file.nodes) {
    const at = node(id, coord);
    if (coord && !id.startsWith('place:')) graph.towns.push(at);
  }
  for (const { from, to, mode, km, min, basis, use } of file.edges) {
    const [a, b] = [node(from), node(to)];
    if (use && min !== null) {
      link(a, b, {
        minutes: min,
        metres: km === null ? null : km * 1000,
        mode: modeOf(mode),
        official: basis === 'official',
      });
    }
  }
  for (const { place, node: town, mode, km, min } of file.access) {
    link(node(place), node(town), { minutes: min, metres: km * 1000, mode: modeOf(mode), official: false });
  }
  return graph;
}

function modeOf(mode: string): LegMode {
  if (mode === 'train') return 'train';
  return mode === 'foot' ? 'walk' : 'drive';
}

function placeId(key: string): string {
  return `place:${key.slice(key.indexOf(':') + 1)}`;
}

/** Returns the nodes where a point enters the graph, or null for a place of the graph without a usable leg. */
function entriesOf(graph: Graph, point: WayPoint, rules: TravelRules): Map<number, Reached> | null {
  for (const key of point.keys ?? []) {
    const at = graph.index.get(placeId(key));
    if (at === undefined) continue;
    if (graph.hops[at]!.length === 0) return null;
    return new Map([[at, NOTHING]]);
  }
  return new Map(
    nearestTowns(graph, point).map(({ node, at }) => {
      const way = estimate(point, at, rules);
      const atTown = way.metres < 300;
      return [
        node,
        {
          minutes: atTown ? 0 : way.minutes,
          metres: way.metres,
          modes: new Set(atTown ? [] : [way.mode]),
          official: atTown,
          path: [],
        },
      ];
    }),
  );
}

function nearestTowns(graph: Graph, point: WayPoint) {
  return graph.towns
    .map((node) => ({ node, at: { lon: graph.coords[node]![0], lat: graph.coords[node]![1] } }))
    .map(({ node, at }) => ({ node, at, metres: metresBetween(point, at) }))
    .sort((a, b) => a.metres - b.metres)
    .filter((town, i) => i === 0 || town.metres <= ATTACH_WITHIN)
    .slice(0, 3);
}

/**
 * Links a place whose sheet has only the drive from a distant town to the towns beside it. Otherwise the way between
 * two such places leads through the distant town. No link makes a way shorter than on the sheet.
 */
function linkOfficialPlaces(graph: Graph, { edges, access }: TravelGraphFile, rules: TravelRules): void {
  const linked = new Set(access.map(({ place }) => place));
  const onSheets = edges.filter((edge) => edge.use && edge.min !== null && edge.basis === 'official');
  const byCar = onSheets.filter(({ to, mode }) => to.startsWith('place:') && mode === 'car' && !linked.has(to));
  for (const [place, legs] of Map.groupBy(byCar, ({ to }) => to)) {
    const at = graph.index.get(place)!;
    const coord = graph.coords[at];
    if (!coord || onSheets.some(({ from, to, mode }) => (from === place || to === place) && mode !== 'car')) continue;
    const point = { lon: coord[0], lat: coord[1] };
    const fromTowns = legs.map(({ from, min }) => {
      const start = new Map([[graph.index.get(from)!, NOTHING]]);
      return { minutes: min!, reached: quickest(graph, start) };
    });
    for (const { node, at: town } of nearestTowns(graph, point)) {
      if (legs.some(({ from }) => graph.index.get(from) === node)) continue;
      const way = estimate(point, town, rules);
      const least = fromTowns.map(({ minutes, reached }) => minutes + 1 - (reached.get(node)?.minutes ?? minutes));
      const hop = { minutes: Math.max(way.minutes, ...least), metres: way.metres, mode: way.mode, official: false };
      graph.hops[at]!.push({ ...hop, to: node });
      graph.hops[node]!.push({ ...hop, to: at });
    }
  }
}

const NOTHING: Reached = { minutes: 0, metres: 0, modes: new Set(), official: true, path: [] };

/** An official leg between a town beside one end and a town beside the other end limits how short a way can be. */
function leastMinutes(graph: Graph, start: Map<number, Reached>, ends: Map<number, Reached>): number {
  let least = 0;
  for (const [node, begin] of start) {
    const quickestTo = new Map<number, number>();
    for (const { to, minutes, official } of graph.hops[node]!)
      if (official && minutes < (quickestTo.get(to) ?? Number.POSITIVE_INFINITY)) quickestTo.set(to, minutes);
    for (const [to, minutes] of quickestTo) {
      const end = ends.get(to);
      if (end) least = Math.max(least, minutes - begin.minutes - end.minutes);
    }
  }
  return least;
}

/** Dijkstra's algorithm without a heap, because the graph has only some hundred nodes. */
function quickest(graph: Graph, start: Map<number, Reached>): Map<number, Reached> {
  const open = new Map(start);
  const settled = new Map<number, Reached>();
  while (open.size > 0) {
    let node = -1;
    let now: Reached | null = null;
    for (const [candidate, reached] of open) {
      if (!now || reached.minutes < now.minutes) [node, now] = [candidate, reached];
    }
    if (!now) break;
    open.delete(node);
    settled.set(node, now);
    for (const hop of graph.hops[node]!) {
      const minutes = now.minutes + hop.minutes;
      if (settled.has(hop.to) || minutes >= (open.get(hop.to)?.minutes ?? Number.POSITIVE_INFINITY)) continue;
      open.set(hop.to, {
        minutes,
        metres: now.metres + (hop.metres ?? hop.minutes * 60),
        modes: new Set([...now.modes, hop.mode]),
        official: now.official && hop.official,
        path: [...now.path, node],
      });
    }
  }
  return settled;
}

function best(reached: Map<number, Reached>, ends: Map<number, Reached>): (Way & { path: number[] }) | null {
  let found: (Way & { path: number[] }) | null = null;
  for (const [node, end] of ends) {
    const start = reached.get(node);
    if (!start) continue;
    const minutes = wholeMinutes(start.minutes + end.minutes);
    if (found && found.minutes <= minutes) continue;
    const modes = new Set([...start.modes, ...end.modes]);
    const mode: LegMode = modes.has('train') ? 'train' : modes.has('drive') || modes.size === 0 ? 'drive' : 'walk';
    found = {
      minutes,
      metres: Math.round(start.metres + end.metres),
      mode,
      basis: start.official && end.official ? 'official' : 'estimate',
      path: [...start.path, node],
    };
  }
  return found;
}
