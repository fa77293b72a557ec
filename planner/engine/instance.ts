/**
 * Team orienteering with time windows, as integer arrays. A route is a day. Nodes `0 … items-1` are visits. Route `r`
 * starts at node `items + 2r` and ends at node `items + 2r + 1`.
 */
export interface Instance {
  items: number;
  routes: number;
  nodes: number;
  /** Travel times, `nodes × nodes`. Rows of `outOf` are origins. Rows of `into` are destinations. */
  outOf: Int32Array;
  into: Int32Array;
  service: Int32Array;
  /** First and last begin time of a visit, at index `node * routes + route`. `shut < open` forbids the visit. */
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
  /** 1 = never removed once inserted. */
  pinned: Uint8Array;
  /** Nearest visits of each visit, nearest first (`items × nearCount`). */
  near: Int32Array;
  nearCount: number;
  side: SideConstraints | null;
}

export interface SideConstraints {
  /** 1 = a meal without a place. The meal happens at the place of the previous visit. */
  here: Uint8Array;
  /** A solution contains each place number at most once. */
  place: Int32Array;
  places: number;
  /** -1 for none. A route serves each meal at most once. */
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
  /** Index of the ticket. -1 for none. A ticket is paid once. */
  ticket: Int32Array;
  tickets: number;
  comfort: ComfortTerms | null;
}

/** Costs that the value of a solution subtracts from its prize. Times are minutes. */
export interface ComfortTerms {
  driveCost: number;
  travelCost: number;
  carCost: number;
  driveAim: number;
  overCost: number;
  rideMost: number;
  mealDetour: number;
  idleCost: number;
  /** Minutes with which a route is full. */
  fullMinutes: Int32Array;
  /** Pause after each leg, which the travel times contain. */
  buffer: number;
  /** Minutes by car or train (`nodes × nodes`). */
  ride: Int32Array;
  /** Bit set of wished topics per visit: the daily topics, then the topics that the trip should have once. */
  topics: Int32Array;
  /** For each route and topic: the visits that the day should have (`routes × topicCount`). */
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

/** Nearness is travel time plus waiting time. */
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
