/**
 * The planning problem as integer arrays, for the engine. The problem is team orienteering with time windows: choose
 * visits and order the visits in routes so that the sum of the prizes is highest. A route is a day of the trip.
 * `SideConstraints` adds the rules of trips. Nodes `0 … items-1` are visits. Route `r` starts at node `items + 2r` and
 * ends at node `items + 2r + 1`. Time is an integer of any unit.
 */
export interface Instance {
  items: number;
  routes: number;
  nodes: number;
  /**
   * Travel times, `nodes × nodes`. In `outOf` a row is an origin. `into` is the transposed matrix: a row is a
   * destination.
   */
  outOf: Int32Array;
  into: Int32Array;
  service: Int32Array;
  /**
   * First and last time at which a visit may begin, at index `node * routes + route`. `shut < open` means that the
   * visit cannot take place.
   */
  open: Int32Array;
  shut: Int32Array;
  /**
   * Gaps between two windows, in which a visit must not begin, ascending. Both bounds are exclusive. The gaps of index
   * `k = node * routes + route` are `gapAt[k] … gapAt[k + 1] - 1`.
   */
  gapAt: Int32Array;
  gapFrom: Int32Array;
  gapTo: Int32Array;
  prize: Int32Array;
  /** Visits with a lower rank are inserted first. */
  rank: Uint8Array;
  /**
   * 1 = the visit is tried in every reconstruction. Any other visit is tried only if the random sample contains the
   * visit.
   */
  always: Uint8Array;
  /** 1 = never removed once inserted. */
  pinned: Uint8Array;
  /** The `nearCount` nearest visits of each visit, nearest first (`items × nearCount`). */
  near: Int32Array;
  nearCount: number;
  side: SideConstraints | null;
}

/** Constraints that a trip adds to team orienteering with time windows. */
export interface SideConstraints {
  /**
   * 1 = the visit has no place (a meal without a place). The visit happens at the place of the previous visit, without
   * extra travel.
   */
  here: Uint8Array;
  /** Place number of a visit. A solution contains at most one visit per place number. */
  place: Int32Array;
  places: number;
  /** Meal that the visit serves; -1 for none. A route serves each meal at most once. */
  meal: Int8Array;
  meals: number;
  /** 1 = the visit counts towards `stopsPerRoute`. */
  counts: Uint8Array;
  stopsPerRoute: number;
  /**
   * `walk`: metres on foot from node to node (`nodes × nodes`). `walkCap`: maximum per route. `drive`: minutes by car
   * from node to node.
   */
  walk: Int32Array;
  walkCap: number;
  drive: Int32Array;
  driveCap: number;
  cost: Int32Array;
  budget: number;
  /**
   * `kind`: kind of each visit. The visits of one kind with a sum of interest `s` give the prize `diminished(s, knee)`.
   * `bonus` is never diminished.
   */
  kind: Int32Array;
  kinds: number;
  bonus: Float64Array;
  knee: number;
}

/**
 * Returns the effective interest of several places of the same kind. `sum` counts fully up to `knee`, with 60 % between
 * `knee` and 3 × `knee`, and with 30 % above. A further place never lowers the result.
 */
export function diminished(sum: number, knee: number): number {
  if (sum <= knee) return sum;
  if (sum <= 3 * knee) return Math.floor(knee + (sum - knee) * 0.6);
  return Math.floor(knee * 2.2 + (sum - 3 * knee) * 0.3);
}

/** Finds, for each visit, the `nearCount` other visits with the least travel time plus waiting time, nearest first. */
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
