/**
 * `nodes` has two numbers per node: longitude and latitude in 1e-5 degrees. `edges` has six numbers per edge: from, to,
 * metres, free-flow seconds, direction (1 forward, −1 backward, 0 two-way), class.
 */
export interface RoadGraphFile {
  nodes: number[];
  edges: number[];
  classes: string[];
}

/** The arcs of node `n` are `first[n] … first[n + 1] − 1`. */
export interface Arcs {
  first: Int32Array;
  target: Int32Array;
  metres: Int32Array;
  /** Seconds for cars, including the traffic in town. Arcs for walking contain metres instead. */
  seconds: Float64Array;
}

export interface RoadGraph {
  size: number;
  lon: Float64Array;
  lat: Float64Array;
  /** Arcs for cars. `backward` contains the same arcs reversed. */
  forward: Arcs;
  backward: Arcs;
  /** Arcs for walking in both directions, without motorways. */
  foot: Arcs;
  grid: Grid;
}

/** Nodes in square cells of `cell` degrees. */
interface Grid {
  cell: number;
  west: number;
  south: number;
  columns: number;
  rows: number;
  first: Int32Array;
  nodes: Int32Array;
}

const NOT_ON_FOOT = new Set(['motorway', 'motorway_link']);
const PER_EDGE = 6;

/** A grid cell (about 550 m wide) with this number of nodes counts as town. */
const TOWN_NODES = 10;

/**
 * Free-flow seconds in town are multiplied by `townTraffic`.
 * @throws RangeError if the numbers of the file do not form a graph
 */
export function readRoadGraph(file: RoadGraphFile, townTraffic = 1): RoadGraph {
  const size = file.nodes.length / 2;
  const edges = file.edges.length / PER_EDGE;
  if (!Number.isInteger(size) || !Number.isInteger(edges) || size === 0)
    throw new RangeError('road graph: nodes or edges are cut off');
  const lon = new Float64Array(size);
  const lat = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    lon[i] = file.nodes[2 * i]! / 1e5;
    lat[i] = file.nodes[2 * i + 1]! / 1e5;
  }
  const grid = gridOf(lon, lat);
  const driven: Arc[] = [];
  const walked: Arc[] = [];
  for (let i = 0; i < file.edges.length; i += PER_EDGE) {
    const from = file.edges[i]!;
    const to = file.edges[i + 1]!;
    const metres = file.edges[i + 2]!;
    const oneWay = file.edges[i + 4]!;
    if (!(from >= 0 && from < size && to >= 0 && to < size))
      throw new RangeError(`road graph: edge ${i / PER_EDGE} has no such node`);
    const seconds = file.edges[i + 3]! * (inTown(grid, lon[from]!, lat[from]!) ? townTraffic : 1);
    if (oneWay >= 0) driven.push({ from, to, metres, seconds });
    if (oneWay <= 0) driven.push({ from: to, to: from, metres, seconds });
    if (!NOT_ON_FOOT.has(file.classes[file.edges[i + 5]!] ?? '')) {
      walked.push({ from, to, metres, seconds: metres }, { from: to, to: from, metres, seconds: metres });
    }
  }
  const reversed = driven.map(({ from, to, ...rest }) => ({ from: to, to: from, ...rest }));
  return {
    size,
    lon,
    lat,
    forward: arcsOf(driven, size),
    backward: arcsOf(reversed, size),
    foot: arcsOf(walked, size),
    grid,
  };
}

interface Arc {
  from: number;
  to: number;
  metres: number;
  seconds: number;
}

function arcsOf(list: Arc[], size: number): Arcs {
  const first = new Int32Array(size + 1);
  for (const { from } of list) first[from + 1]! += 1;
  for (let i = 0; i < size; i += 1) first[i + 1]! += first[i]!;
  const next = first.slice();
  const arcs: Arcs = {
    first,
    target: new Int32Array(list.length),
    metres: new Int32Array(list.length),
    seconds: new Float64Array(list.length),
  };
  for (const { from, to, metres, seconds } of list) {
    const at = next[from]!;
    next[from] = at + 1;
    arcs.target[at] = to;
    arcs.metres[at] = metres;
    arcs.seconds[at] = seconds;
  }
  return arcs;
}

function gridOf(lon: Float64Array, lat: Float64Array, cell = 0.005): Grid {
  let [west, south, east, north] = [lon[0]!, lat[0]!, lon[0]!, lat[0]!];
  for (let i = 1; i < lon.length; i += 1) {
    west = Math.min(west, lon[i]!);
    east = Math.max(east, lon[i]!);
    south = Math.min(south, lat[i]!);
    north = Math.max(north, lat[i]!);
  }
  const columns = Math.floor((east - west) / cell) + 1;
  const rows = Math.floor((north - south) / cell) + 1;
  const cellOf = (i: number) => Math.floor((lat[i]! - south) / cell) * columns + Math.floor((lon[i]! - west) / cell);
  const first = new Int32Array(columns * rows + 1);
  for (let i = 0; i < lon.length; i += 1) first[cellOf(i) + 1]! += 1;
  for (let i = 0; i < columns * rows; i += 1) first[i + 1]! += first[i]!;
  const next = first.slice();
  const nodes = new Int32Array(lon.length);
  for (let i = 0; i < lon.length; i += 1) {
    const at = cellOf(i);
    nodes[next[at]!] = i;
    next[at]! += 1;
  }
  return { cell, west, south, columns, rows, first, nodes };
}

function inTown({ cell, west, south, columns, first }: Grid, lon: number, lat: number): boolean {
  const at = Math.floor((lat - south) / cell) * columns + Math.floor((lon - west) / cell);
  return first[at + 1]! - first[at]! >= TOWN_NODES;
}

export interface Snap {
  node: number;
  metres: number;
}

/**
 * Returns null if no node is within `reach` metres, or if the coordinates are impossible. The search ends at the edge
 * of the grid, because it would otherwise not end near the poles.
 */
export function nearestNode(graph: RoadGraph, point: { lon: number; lat: number }, reach: number): Snap | null {
  const { grid, lon, lat } = graph;
  if (!(Math.abs(point.lon) <= 180 && Math.abs(point.lat) <= 90)) return null;
  const perDegree = 111_195;
  const shrink = Math.cos((point.lat * Math.PI) / 180);
  const column = Math.floor((point.lon - grid.west) / grid.cell);
  const row = Math.floor((point.lat - grid.south) / grid.cell);
  const [east, north] = [grid.columns - 1, grid.rows - 1];
  const cellMetres = grid.cell * perDegree * Math.min(1, shrink);
  const firstRing = Math.max(0, -column, column - east, -row, row - north);
  const lastRing = Math.max(column, east - column, row, north - row);
  let best = -1;
  let bestSquare = reach * reach;
  for (let ring = firstRing; ring <= lastRing && (ring - 1) * cellMetres <= Math.sqrt(bestSquare); ring += 1) {
    for (let y = Math.max(0, row - ring); y <= Math.min(north, row + ring); y += 1) {
      const isEdge = y === row - ring || y === row + ring;
      // In the rows between the first and last row of a ring, only the two outer cells are new.
      const [from, to, step] = isEdge
        ? [Math.max(0, column - ring), Math.min(east, column + ring), 1]
        : [column - ring, column + ring, 2 * ring];
      for (let x = from; x <= to; x += step) {
        if (x < 0 || x > east) continue;
        const cell = y * grid.columns + x;
        for (let i = grid.first[cell]!; i < grid.first[cell + 1]!; i += 1) {
          const node = grid.nodes[i]!;
          const dx = (lon[node]! - point.lon) * perDegree * shrink;
          const dy = (lat[node]! - point.lat) * perDegree;
          const square = dx * dx + dy * dy;
          if (square < bestSquare || (square === bestSquare && best < 0)) {
            bestSquare = square;
            best = node;
          }
        }
      }
    }
  }
  return best < 0 ? null : { node: best, metres: Math.sqrt(bestSquare) };
}
