/**
 * The engine's own view of a problem: integer arrays, no places, no dates. Team orienteering with time windows (choose and order
 * visits over routes to collect the most prize) plus the side constraints of a trip, each of which may be absent.
 *
 * Nodes: `0 … items-1` are visits, then for every route `r` its start `items + 2r` and its end `items + 2r + 1`. Time is an integer of any unit.
 */
export interface Instance {
  items: number;
  routes: number;
  nodes: number;
  /** Travel times `nodes × nodes`, row = from. `into` is the transpose (the same array when symmetric). */
  outOf: Int32Array;
  into: Int32Array;
  service: Int32Array;
  /** Moments at which a visit may begin, per node and route (`node * routes + route`): from `open` to `shut`, never when `shut < open`. */
  open: Int32Array;
  shut: Int32Array;
  /**
   * Forbidden times between two windows, exclusive on both sides, ascending; `gapAt[k] … gapAt[k + 1]` belong to `k = node * routes +
   * route`.
   */
  gapAt: Int32Array;
  gapFrom: Int32Array;
  gapTo: Int32Array;
  prize: Int32Array;
  /** Insertion order: lower ranks are inserted first (0 everywhere in the plain problem). */
  rank: Uint8Array;
  /** 1 = tried in every reconstruction, not only when the sample includes it. */
  always: Uint8Array;
  /** 1 = never removed once inserted. */
  pinned: Uint8Array;
  /** Neighbours of each visit, nearest first (`items × nearCount`). */
  near: Int32Array;
  nearCount: number;
  side: SideConstraints | null;
}

/** Constraints of a trip beyond the plain problem. */
export interface SideConstraints {
  /** 1 = happens at the route's position at that time (a meal without a place), without extra travel. */
  here: Uint8Array;
  /** Visits with the same `place` exclude each other in the whole solution. */
  place: Int32Array;
  places: number;
  /** Meal of the day that the visit serves, -1 for none; a route serves each meal once. */
  meal: Int8Array;
  meals: number;
  /** Counts as a stop against `stopsPerRoute`. */
  counts: Uint8Array;
  stopsPerRoute: number;
  /** Additive resources of an arc (`nodes × nodes`), capped per route. */
  walk: Int32Array;
  walkCap: number;
  drive: Int32Array;
  driveCap: number;
  cost: Int32Array;
  budget: number;
  /** Interest by kind is diminishing: the prize of a kind's sum `s` is `diminished(s, knee)`. `bonus` is never diminished. */
  kind: Int32Array;
  kinds: number;
  bonus: Float64Array;
  knee: number;
}

/**
 * The effective interest of a sum of the same kind: all of it up to the knee, 60 % of the next two knees, 30 % of the rest.
 * It is concave in the sum, so the order does not matter and one more place never lowers it.
 */
export function diminished(sum: number, knee: number): number {
  if (sum <= knee) return sum;
  if (sum <= 3 * knee) return Math.floor(knee + (sum - knee) * 0.6);
  return Math.floor(knee * 2.2 + (sum - 3 * knee) * 0.3);
}

/** Fills `near`: for every visit the others by travel time plus the wait their windows force, nearest first. */
export function nearestVisits(instance: Omit<Instance, 'near' | 'nearCount'>, nearCount: number): Int32Array {
  const { items, nodes, outOf, into } = instance;
  const count = Math.min(nearCount, Math.max(0, items - 1));
  const near = new Int32Array(items * count);
  const order: number[] = [];
  const distance = new Float64Array(items);
  for (let i = 0; i < items; i++) {
    order.length = 0;
    for (let j = 0; j < items; j++) {
      if (j === i) continue;
      distance[j] = Math.min(outOf[i * nodes + j]!, into[i * nodes + j]!);
      order.push(j);
    }
    order.sort((a, b) => distance[a]! - distance[b]!);
    for (let k = 0; k < count; k++) near[i * count + k] = order[k]!;
  }
  return near;
}
