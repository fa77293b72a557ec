import type { Arcs } from './road-graph.ts';

/** `seconds` is Infinity for nodes that were not reached. */
export interface Tree {
  seconds: Float64Array;
  metres: Int32Array;
  /** The previous node on the path. −1 for a root and for nodes that were not reached. */
  before: Int32Array;
}

interface Bounds {
  /** The search ends when the paths to all targets are final. Paths to other nodes may then be too long. */
  targets?: ReadonlySet<number>;
  /** Seconds. Nodes beyond this limit are not reached. */
  limit?: number;
}

/**
 * Dijkstra's algorithm with buckets instead of a heap (Dial's variant). With several roots, each path starts at the
 * nearest root.
 */
export function shortestPaths(arcs: Arcs, root: number | Iterable<number>, bounds: Bounds = {}): Tree {
  const { first, target, metres: lengths, seconds: costs } = arcs;
  const size = first.length - 1;
  const { targets, limit = Number.POSITIVE_INFINITY } = bounds;
  const seconds = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const metres = new Int32Array(size);
  const before = new Int32Array(size).fill(-1);
  const wanted = new Uint8Array(targets ? size : 0);
  let open = targets?.size ?? -1;
  for (const node of targets ?? []) wanted[node] = 1;
  const buckets = new Buckets(size);
  for (const node of typeof root === 'number' ? [root] : root) {
    seconds[node] = 0;
    buckets.put(node, 0);
  }
  // A shorter path to a node of the open bucket may still be found, so the loop empties the bucket.
  while (open !== 0 && buckets.advance(seconds)) {
    for (let node = buckets.take(); node >= 0; node = buckets.take()) {
      const reached = seconds[node]!;
      if (wanted[node] === 1) {
        wanted[node] = 0;
        open -= 1;
      }
      for (let i = first[node]!, end = first[node + 1]!; i < end; i += 1) {
        const next = target[i]!;
        const cost = reached + costs[i]!;
        if (cost >= seconds[next]! || cost > limit) continue;
        seconds[next] = cost;
        metres[next] = metres[node]! + lengths[i]!;
        before[next] = node;
        buckets.put(next, cost);
      }
    }
  }
  return { seconds, metres, before };
}

/** Returns the nodes from the root to `node`, or null if `node` was not reached. */
export function pathTo(tree: Tree, node: number): number[] | null {
  if (!Number.isFinite(tree.seconds[node]!)) return null;
  const path: number[] = [];
  for (let at = node; at >= 0; at = tree.before[at]!) path.push(at);
  return path.reverse();
}

/**
 * Seconds per bucket. The value is about the travel time of the shortest street, so that few nodes are processed twice.
 */
const SPAN = 8;
/** Number of buckets. A node whose cost lies beyond the ring waits in the last bucket. */
const RING = 4096;

/** A ring of buckets, sorted by cost. Each node is in at most one bucket. */
class Buckets {
  private readonly heads = new Int32Array(RING).fill(-1);
  /** Next node in the same bucket, or −1 for none. */
  private readonly next: Int32Array;
  private readonly previous: Int32Array;
  private readonly bucket: Int32Array;
  private now = 0;
  private count = 0;

  constructor(size: number) {
    this.next = new Int32Array(size);
    this.previous = new Int32Array(size);
    this.bucket = new Int32Array(size).fill(-1);
  }

  put(node: number, cost: number): void {
    const wanted = Math.min(Math.floor(cost / SPAN), this.now + RING - 1) % RING;
    const old = this.bucket[node]!;
    if (old === wanted) return;
    if (old >= 0) this.unlink(node, old);
    const head = this.heads[wanted]!;
    this.next[node] = head;
    this.previous[node] = -1;
    if (head >= 0) this.previous[head] = node;
    this.heads[wanted] = node;
    this.bucket[node] = wanted;
    this.count += 1;
  }

  /** Returns a node of the open bucket, or −1 if the bucket is empty. */
  take(): number {
    const at = this.now % RING;
    const node = this.heads[at]!;
    if (node >= 0) this.unlink(node, at);
    return node;
  }

  /** Opens the next non-empty bucket. Returns false if all buckets are empty. */
  advance(costs: Float64Array): boolean {
    while (this.count > 0) {
      if (this.heads[this.now % RING]! >= 0) return true;
      this.now += 1;
      this.readmit(costs);
    }
    return false;
  }

  /** Moves nodes that waited in the opened bucket to the bucket of their cost. */
  private readmit(costs: Float64Array): void {
    for (let node = this.heads[this.now % RING]!; node >= 0; ) {
      const following = this.next[node]!;
      if (Math.floor(costs[node]! / SPAN) > this.now) this.put(node, costs[node]!);
      node = following;
    }
  }

  private unlink(node: number, from: number): void {
    const next = this.next[node]!;
    const previous = this.previous[node]!;
    if (previous >= 0) this.next[previous] = next;
    else this.heads[from] = next;
    if (next >= 0) this.previous[next] = previous;
    this.bucket[node] = -1;
    this.count -= 1;
  }
}
