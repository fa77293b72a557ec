import type { Arcs } from './road-graph.ts';

/** Distances from one node; a node that was not reached has Infinity. */
export interface Tree {
  seconds: Float64Array;
  metres: Int32Array;
  /** Node before this one on the way; −1 for the root and the unreached. */
  before: Int32Array;
}

/**
 * Dijkstra's algorithm over typed arrays with a binary heap, from one node to all, or until every target is settled or `limit` seconds are passed.
 */
export function shortestPaths(
  arcs: Arcs,
  root: number,
  options: { targets?: ReadonlySet<number>; limit?: number } = {},
): Tree {
  const size = arcs.first.length - 1;
  const { targets, limit = Number.POSITIVE_INFINITY } = options;
  const seconds = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const metres = new Int32Array(size);
  const before = new Int32Array(size).fill(-1);
  const heap = new Heap(size);
  let open = targets?.size ?? -1;
  seconds[root] = 0;
  heap.push(root, 0);
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    const reached = seconds[node]!;
    if (reached > limit) {
      seconds[node] = Number.POSITIVE_INFINITY;
      break;
    }
    if (targets?.has(node)) {
      open -= 1;
      if (open === 0) break;
    }
    for (let i = arcs.first[node]!; i < arcs.first[node + 1]!; i += 1) {
      const next = arcs.target[i]!;
      const cost = reached + arcs.seconds[i]!;
      if (cost >= seconds[next]!) continue;
      seconds[next] = cost;
      metres[next] = metres[node]! + arcs.metres[i]!;
      before[next] = node;
      heap.push(next, cost);
    }
  }
  return { seconds, metres, before };
}

/** Nodes from the root to `node`, or null when it was not reached. */
export function pathTo(tree: Tree, node: number): number[] | null {
  if (!Number.isFinite(tree.seconds[node]!)) return null;
  const path: number[] = [];
  for (let at = node; at >= 0; at = tree.before[at]!) path.push(at);
  return path.reverse();
}

/** Binary heap of nodes by cost; a node that is pushed again moves up to its lower cost. */
class Heap {
  private readonly nodes: Int32Array;
  private readonly cost: Float64Array;
  /** Place of a node in the heap; −1 when it is not in it. */
  private readonly place: Int32Array;
  private length = 0;

  constructor(size: number) {
    this.nodes = new Int32Array(size);
    this.cost = new Float64Array(size);
    this.place = new Int32Array(size).fill(-1);
  }

  push(node: number, cost: number): void {
    let at = this.place[node]!;
    if (at < 0) {
      at = this.length;
      this.length += 1;
    }
    this.rise(at, node, cost);
  }

  /** The cheapest node, or −1. */
  pop(): number {
    if (this.length === 0) return -1;
    const top = this.nodes[0]!;
    this.place[top] = -1;
    this.length -= 1;
    if (this.length > 0) this.sink(this.nodes[this.length]!, this.cost[this.length]!);
    return top;
  }

  private rise(from: number, node: number, cost: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.cost[parent]! <= cost) break;
      this.put(at, this.nodes[parent]!, this.cost[parent]!);
      at = parent;
    }
    this.put(at, node, cost);
  }

  private sink(node: number, cost: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.length) break;
      if (child + 1 < this.length && this.cost[child + 1]! < this.cost[child]!) child += 1;
      if (this.cost[child]! >= cost) break;
      this.put(at, this.nodes[child]!, this.cost[child]!);
      at = child;
    }
    this.put(at, node, cost);
  }

  private put(at: number, node: number, cost: number): void {
    this.nodes[at] = node;
    this.cost[at] = cost;
    this.place[node] = at;
  }
}
