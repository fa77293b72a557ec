import type { Position } from 'geojson';

/** Flat arrays. Coordinates are in 1e-5 degrees. An edge has six numbers: from, to, metres, seconds, way, class. */
export interface RoadGraphFile {
  nodes: number[];
  edges: number[];
  classes: string[];
}

const SMALL = new Set(['residential', 'living_street', 'unclassified', 'service', 'track']);

/** A line continues through every node that has two edges, which halves the number of points. */
export function streetFabric(graph: RoadGraphFile): Position[][] {
  const around = new Map<number, number[]>();
  const ends: [number, number][] = [];
  for (let i = 0; i < graph.edges.length; i += 6) {
    const from = graph.edges[i] ?? 0;
    const to = graph.edges[i + 1] ?? 0;
    if (!SMALL.has(graph.classes[graph.edges[i + 5] ?? -1] ?? '') || from === to) continue;
    const edge = ends.push([from, to]) - 1;
    for (const node of [from, to]) {
      const list = around.get(node);
      if (list) list.push(edge);
      else around.set(node, [edge]);
    }
  }
  const used = new Uint8Array(ends.length);
  const at = (node: number): Position => [(graph.nodes[2 * node] ?? 0) / 1e5, (graph.nodes[2 * node + 1] ?? 0) / 1e5];
  const walk = (start: number, first: number): number[] => {
    const chain = [start];
    let node = start;
    for (let edge: number | undefined = first; edge !== undefined; ) {
      used[edge] = 1;
      const [a, b]: [number, number] = ends[edge] ?? [node, node];
      node = a === node ? b : a;
      chain.push(node);
      const next: number[] = around.get(node) ?? [];
      edge = next.length === 2 ? next.find((other) => !used[other]) : undefined;
    }
    return chain;
  };
  const lines: Position[][] = [];
  const begin = (joints: (count: number) => boolean) => {
    for (const [node, edges] of around) {
      if (!joints(edges.length)) continue;
      for (const edge of edges) if (!used[edge]) lines.push(walk(node, edge).map(at));
    }
  };
  begin((count) => count !== 2);
  begin(() => true);
  return lines;
}

/** Returns the median of the nodes inside the ring, or null if fewer than 60 nodes are inside. */
export function builtCentre(graph: RoadGraphFile, ring: readonly Position[]): Position | null {
  const xs: number[] = [];
  const ys: number[] = [];
  const [west, east] = extent(ring.map(([lon = 0]) => lon));
  const [south, north] = extent(ring.map(([, lat = 0]) => lat));
  for (let i = 0; i < graph.nodes.length; i += 2) {
    const x = (graph.nodes[i] ?? 0) / 1e5;
    const y = (graph.nodes[i + 1] ?? 0) / 1e5;
    if (x < west || x > east || y < south || y > north || !inside(ring, x, y)) continue;
    xs.push(x);
    ys.push(y);
  }
  if (xs.length < 60) return null;
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return [middle(xs), middle(ys)];
}

const extent = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

function inside(ring: readonly Position[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi = 0, yi = 0] = ring[i] ?? [];
    const [xj = 0, yj = 0] = ring[j] ?? [];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}
