/**
 * Team orienteering problem with time windows, as integer arrays. A route is a day. Nodes `0 … items-1` are visits.
 * Route `r` starts at node `items + 2r` and ends at node `items + 2r + 1`.
 */
export interface Instance {
  items: number;
  routes: number;
  nodes: number;
  /** Travel times, `nodes × nodes`. Rows of `outOf` are origins. Rows of `into` are destinations. */
  outOf: Int32Array;
  into: Int32Array;
  service: Int32Array;
  /**
   * First and last begin time of a visit, at index `node * routes + route`. If `shut < open`, the visit is forbidden.
   */
  open: Int32Array;
  shut: Int32Array;
  /**
   * A visit must not begin inside a gap. Both bounds are exclusive. The gaps of cell `k` are `gapAt[k] … gapAt[k + 1] -
   * 1`.
   */
  gapAt: Int32Array;
  gapFrom: Int32Array;
  gapTo: Int32Array;
  prize: Int32Array;
  /** Visits with a lower rank are inserted first. */
  rank: Uint8Array;
  /** 1 = tried in every reconstruction. Other visits are tried only if a random sample contains them. */
  always: Uint8Array;
  /** 1 = never removed after the insertion. */
  pinned: Uint8Array;
  /** Nearest visits of each visit, nearest first (`items × nearCount`). */
  near: Int32Array;
  nearCount: number;
  side: SideConstraints | null;
}

export interface SideConstraints {
  /** 1 = a meal without a place. It is tried after the tables. */
  anywhere: Uint8Array;
  /** 1 = a meal without a place that is at the place of the previous visit. */
  here: Uint8Array;
  /** Two visits with the same place number are never in one solution. */
  place: Int32Array;
  places: number;
  /** -1 means no meal. A route serves each meal at most once. */
  meal: Int8Array;
  meals: number;
  /** 1 = the visit counts towards `stopsPerRoute`. */
  counts: Uint8Array;
  stopsPerRoute: number;
  /** `walk` is metres on foot and `drive` is minutes by car (`nodes × nodes`). Both caps are maximums per route. */
  walk: Int32Array;
  walkCap: number;
  drive: Int32Array;
  driveCap: number;
  cost: Int32Array;
  budget: number;
  /** The interest of one kind gives the prize `diminished(sum, knee[kind])`. `bonus` is never diminished. */
  kind: Int32Array;
  kinds: number;
  bonus: Float64Array;
  knee: Float64Array;
  /** Index of the ticket, or -1 for none. A ticket is paid once. */
  ticket: Int32Array;
  tickets: number;
  comfort: ComfortTerms | null;
}

/** Costs that are subtracted from the prize of a solution. Times are minutes. */
export interface ComfortTerms {
  driveCost: number;
  travelCost: number;
  carCost: number;
  driveAim: number;
  overCost: number;
  rideMost: number;
  tripRide?: number;
  mealDetour: number;
  idleCost: number;
  /** A route with this number of minutes counts as a full day. */
  fullMinutes: Int32Array;
  /** Pause after each leg. The travel times already contain the pause. */
  buffer: number;
  /** Minutes by car or train (`nodes × nodes`). */
  ride: Int32Array;
  /**
   * Bit set of wished topics for each visit. The daily topics come first, then the topics that the trip should have
   * once.
   */
  topics: Int32Array;
  /** Number of visits that the day should have, for each route and topic (`routes × topicCount`). */
  wanted: Int32Array;
  topicCount: number;
  /** Bits of the topics that the trip should have once. */
  once: number;
}

/** Counts 100 % of `sum` up to `knee`, 60 % up to 3 × `knee`, and 30 % above. */
export function diminished(sum: number, knee: number): number {
  if (sum <= knee) return sum;
  if (sum <= 3 * knee) return Math.floor(knee + (sum - knee) * 0.6);
  return Math.floor(knee * 2.2 + (sum - 3 * knee) * 0.3);
}

/** Visits are near if their travel time plus waiting time is short. */
export function nearestVisits(instance: Omit<Instance, 'near' | 'nearCount'>, nearCount: number): Int32Array {
  const { items, nodes, outOf, into } = instance;
  const count = Math.min(nearCount, Math.max(0, items - 1));
  const near = new Int32Array(items * count);
  // A number holds the travel time and the visit, because a typed array sorts numbers fast.
  const order = new Float64Array(Math.max(0, items - 1));
  for (let i = 0; i < items; i++) {
    let next = 0;
    for (let j = 0; j < items; j++)
      if (j !== i) order[next++] = Math.min(outOf[i * nodes + j]!, into[i * nodes + j]!) * items + j;
    order.sort();
    for (let k = 0; k < count; k++) near[i * count + k] = order[k]! % items;
  }
  return near;
}
