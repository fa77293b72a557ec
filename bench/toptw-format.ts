import { type Instance, nearestVisits } from '#planner/engine/instance.ts';

export interface ToptwInstance {
  name: string;
  /** Integers per unit of distance: 10 for the Solomon sets, 100 for the Cordeau sets. */
  scale: number;
  vertices: { x: number; y: number; service: number; score: number; open: number; close: number }[];
}

/** Line 1 is `k v N t`, line 2 is unused, and each further line is a vertex. */
export function parseToptw(name: string, text: string): ToptwInstance {
  const scale = name.startsWith('pr') ? 100 : 10;
  const rows = text
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length >= 7);
  const vertices = rows.map((row) => ({
    x: row[1]!,
    y: row[2]!,
    service: Math.round(row[3]! * scale),
    score: row[4]!,
    open: Math.round(row.at(-2)! * scale),
    close: Math.round(row.at(-1)! * scale),
  }));
  if (vertices.length < 2 || vertices.some((v) => Object.values(v).some((n) => !Number.isFinite(n)))) {
    throw new Error(`${name} is not a TOPTW instance`);
  }
  return { name, scale, vertices };
}

export function toInstance({ vertices, scale }: ToptwInstance, m: number): Instance {
  const items = vertices.length - 1;
  const nodes = items + 2 * m;
  const vertexOf = (node: number) => vertices[node < items ? node + 1 : 0]!;
  const travel = new Int32Array(nodes * nodes);
  const open = new Int32Array(nodes * m);
  const shut = new Int32Array(nodes * m);
  const service = new Int32Array(nodes);
  const prize = new Int32Array(nodes);
  for (let a = 0; a < nodes; a++) {
    const from = vertexOf(a);
    for (let b = 0; b < nodes; b++) {
      const to = vertexOf(b);
      travel[a * nodes + b] = Math.floor(Math.hypot(from.x - to.x, from.y - to.y) * scale + 1e-9);
    }
    service[a] = from.service;
    prize[a] = from.score;
    open.fill(from.open, a * m, a * m + m);
    shut.fill(from.close, a * m, a * m + m);
  }
  const plain = {
    items,
    routes: m,
    nodes,
    outOf: travel,
    into: travel,
    service,
    open,
    shut,
    gapAt: new Int32Array(nodes * m + 1),
    gapFrom: new Int32Array(0),
    gapTo: new Int32Array(0),
    prize,
    rank: new Uint8Array(nodes),
    always: new Uint8Array(nodes),
    pinned: new Uint8Array(nodes),
    side: null,
  };
  const nearCount = Math.min(40, items - 1);
  return { ...plain, near: nearestVisits(plain, nearCount), nearCount };
}
