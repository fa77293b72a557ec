import type { RoadGraphFile } from '#planner/roads/road-graph.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import { SPEED_KMH } from './collect-lines.ts';
import type { Extract, Road } from './extract.ts';

type Edge = [from: number, to: number, metres: number, seconds: number, oneWay: number, kind: number];

/**
 * Makes the graph of the driven roads. Its nodes are junctions and ends. Only the largest part in which every node
 * reaches every other node is kept, because a search would not end elsewhere. Null if there is no road.
 */
export function roadGraph({ roads, nodes }: Pick<Extract, 'roads' | 'nodes'>): RoadGraphFile | null {
  const driven = roads.filter(({ isDriven }) => isDriven);
  const classes = Object.keys(SPEED_KMH).sort();
  const uses = countUses(driven, nodes.size);
  const edges = driven.flatMap((road) => edgesOf(road, uses, nodes, classes));
  const kept = largestPart(edges);
  if (kept.size === 0) return null;
  const numbers = new Map([...kept].map((row, number) => [row, number]));
  return {
    nodes: [...kept].flatMap((row) => [Math.round(nodes.lon(row) * 1e5), Math.round(nodes.lat(row) * 1e5)]),
    edges: edges
      .filter(([from, to]) => kept.has(from) && kept.has(to))
      .flatMap(([from, to, ...rest]) => [numbers.get(from)!, numbers.get(to)!, ...rest]),
    classes,
  };
}

/** A node that is used twice is a junction. The ends of a road count twice. */
function countUses(roads: readonly Road[], size: number): Uint8Array {
  const uses = new Uint8Array(size);
  for (const { rows } of roads) {
    for (const row of rows) uses[row] = Math.min(2, uses[row]! + 1);
    uses[rows[0]!] = 2;
    uses[rows.at(-1)!] = 2;
  }
  return uses;
}

function edgesOf(road: Road, uses: Uint8Array, nodes: Extract['nodes'], classes: readonly string[]): Edge[] {
  const { rows, oneWay } = road;
  const metresPerSecond = SPEED_KMH[road.class]! / 3.6;
  const edges: Edge[] = [];
  let from = rows[0]!;
  let metres = 0;
  for (let i = 1; i < rows.length; i += 1) {
    const to = rows[i]!;
    metres += metresBetween(at(nodes, rows[i - 1]!), at(nodes, to));
    if (uses[to]! < 2) continue;
    const length = Math.max(1, Math.round(metres));
    const seconds = Math.max(1, Math.round(metres / metresPerSecond));
    if (from !== to) edges.push([from, to, length, seconds, oneWay, classes.indexOf(road.class)]);
    from = to;
    metres = 0;
  }
  return edges;
}

const at = (nodes: Extract['nodes'], row: number) => ({ lon: nodes.lon(row), lat: nodes.lat(row) });

/** Each search finds the part around one node. The search ends when no unknown part can be larger. */
function largestPart(edges: readonly Edge[]): Set<number> {
  const forward = new Map<number, number[]>();
  const backward = new Map<number, number[]>();
  for (const [from, to, , , oneWay] of edges) {
    for (const node of [from, to]) {
      if (!forward.has(node)) forward.set(node, []);
      if (!backward.has(node)) backward.set(node, []);
    }
    if (oneWay >= 0) connect(forward, backward, from, to);
    if (oneWay <= 0) connect(forward, backward, to, from);
  }
  const unknown = new Set(forward.keys());
  let largest = new Set<number>();
  while (unknown.size > largest.size) {
    const [seed] = unknown;
    const ahead = reached(forward, seed!, unknown);
    const part = reached(backward, seed!, ahead);
    for (const node of part) unknown.delete(node);
    if (part.size > largest.size) largest = part;
  }
  return largest;
}

function connect(forward: Map<number, number[]>, backward: Map<number, number[]>, from: number, to: number): void {
  forward.get(from)!.push(to);
  backward.get(to)!.push(from);
}

function reached(arcs: Map<number, number[]>, seed: number, within: ReadonlySet<number>): Set<number> {
  const found = new Set([seed]);
  const open = [seed];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of arcs.get(node) ?? []) {
      if (!within.has(next) || found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
