import { diminished, type Instance } from './instance.ts';

/** `latest` of a visit whose route cannot end in time. Sums with this value do not overflow 32 bits. */
const NEVER = -1_000_000_000;

/** Each array holds every route twice: the current route, and the copy made by `keep`. */
export class Tour {
  readonly instance: Instance;
  readonly stride: number;
  readonly shadow: number;
  readonly seq: Int32Array;
  readonly begin: Int32Array;
  readonly depart: Int32Array;
  readonly latest: Int32Array;
  readonly leg: Int32Array;
  /** Node where the traveller is. A visit marked `here` has the node of the previous visit. */
  readonly at: Int32Array;
  /** Number of positions per route, start and end included. The second half contains the lengths of the copies. */
  readonly length: Int32Array;
  readonly travel: Int32Array;
  readonly walk: Int32Array;
  readonly drive: Int32Array;
  readonly stops: Int32Array;
  /** Minutes of visits and meals per route. */
  readonly service: Int32Array;
  readonly routeOf: Int32Array;
  /** Visits that are in no route. `outIndex` maps a visit to its index in `out`. */
  readonly out: Int32Array;
  readonly outIndex: Int32Array;
  outCount = 0;
  readonly placeTaken: Uint8Array;
  readonly mealTaken: Uint8Array;
  readonly kindSum: Float64Array;
  /** Number of visits per ticket. */
  readonly ticketUses: Int32Array;
  prize = 0;
  cost = 0;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private readonly isTouched: Uint8Array;

  constructor(instance: Instance) {
    const { items, routes, side } = instance;
    this.instance = instance;
    this.stride = items + 2;
    this.shadow = routes * this.stride;
    const cells = 2 * this.shadow;
    this.seq = new Int32Array(cells);
    this.begin = new Int32Array(cells);
    this.depart = new Int32Array(cells);
    this.latest = new Int32Array(cells);
    this.leg = new Int32Array(cells);
    this.at = new Int32Array(cells);
    this.length = new Int32Array(2 * routes);
    this.travel = new Int32Array(2 * routes);
    this.walk = new Int32Array(2 * routes);
    this.drive = new Int32Array(2 * routes);
    this.stops = new Int32Array(routes);
    this.service = new Int32Array(routes);
    this.routeOf = new Int32Array(items).fill(-1);
    this.out = Int32Array.from({ length: items }, (_, i) => i);
    this.outIndex = Int32Array.from({ length: items }, (_, i) => i);
    this.outCount = items;
    this.placeTaken = new Uint8Array(side?.places ?? 0);
    this.mealTaken = new Uint8Array(routes * (side?.meals ?? 0));
    this.kindSum = new Float64Array(side?.kinds ?? 0);
    this.ticketUses = new Int32Array(side?.tickets ?? 0);
    this.touched = new Int32Array(routes);
    this.isTouched = new Uint8Array(routes);
    for (let r = 0; r < routes; r++) {
      const base = r * this.stride;
      this.seq[base] = items + 2 * r;
      this.seq[base + 1] = items + 2 * r + 1;
      this.length[r] = 2;
      this.rebuild(r);
    }
  }

  /** Must be called before the first change of a route. `restore` undoes the change. */
  keep(r: number): void {
    if (this.isTouched[r]) return;
    this.isTouched[r] = 1;
    this.touched[this.touchedCount++] = r;
    const from = r * this.stride;
    const end = from + this.length[r]!;
    const to = from + this.shadow;
    this.seq.copyWithin(to, from, end);
    this.begin.copyWithin(to, from, end);
    this.depart.copyWithin(to, from, end);
    this.latest.copyWithin(to, from, end);
    this.leg.copyWithin(to, from, end);
    this.at.copyWithin(to, from, end);
    const { routes } = this.instance;
    this.length[routes + r] = this.length[r]!;
    this.travel[routes + r] = this.travel[r]!;
    this.walk[routes + r] = this.walk[r]!;
    this.drive[routes + r] = this.drive[r]!;
  }

  /** Accepts all changes since the last `settle`. */
  settle(): void {
    for (let t = 0; t < this.touchedCount; t++) this.isTouched[this.touched[t]!] = 0;
    this.touchedCount = 0;
  }

  /** Undoes all changes since the last `settle`. */
  restore(): void {
    const { routes } = this.instance;
    for (let t = 0; t < this.touchedCount; t++) {
      const r = this.touched[t]!;
      const base = r * this.stride;
      for (let k = base + this.length[r]! - 2; k > base; k--) this.drop(this.seq[k]!);
    }
    for (let t = 0; t < this.touchedCount; t++) {
      const r = this.touched[t]!;
      this.isTouched[r] = 0;
      const to = r * this.stride;
      const from = to + this.shadow;
      const end = from + this.length[routes + r]!;
      this.seq.copyWithin(to, from, end);
      this.begin.copyWithin(to, from, end);
      this.depart.copyWithin(to, from, end);
      this.latest.copyWithin(to, from, end);
      this.leg.copyWithin(to, from, end);
      this.at.copyWithin(to, from, end);
      this.length[r] = this.length[routes + r]!;
      this.travel[r] = this.travel[routes + r]!;
      this.walk[r] = this.walk[routes + r]!;
      this.drive[r] = this.drive[routes + r]!;
      for (let k = to + this.length[r]! - 2; k > to; k--) this.take(this.seq[k]!, r);
    }
    this.touchedCount = 0;
  }

  visits(): number[][] {
    return Array.from({ length: this.instance.routes }, (_, r) => {
      const base = r * this.stride;
      return Array.from(this.seq.subarray(base + 1, base + this.length[r]! - 1));
    });
  }

  /** Returns true if no route contains the visit or its place. */
  free(item: number): boolean {
    const { side } = this.instance;
    return this.routeOf[item] === -1 && (side === null || this.placeTaken[side.place[item]!] === 0);
  }

  /** Changes only the totals of the route. The caller changes the sequence. */
  take(item: number, r: number): void {
    this.routeOf[item] = r;
    const index = this.outIndex[item]!;
    const last = this.out[--this.outCount]!;
    this.out[index] = last;
    this.outIndex[last] = index;
    this.account(item, r, 1);
  }

  /** Changes only the totals of the route. The caller changes the sequence. */
  drop(item: number): void {
    const r = this.routeOf[item]!;
    this.routeOf[item] = -1;
    this.out[this.outCount] = item;
    this.outIndex[item] = this.outCount++;
    this.account(item, r, -1);
  }

  private account(item: number, r: number, sign: 1 | -1): void {
    const { side, prize, service } = this.instance;
    this.service[r] = this.service[r]! + sign * service[item]!;
    if (side === null) {
      this.prize += sign * prize[item]!;
      return;
    }
    const kind = side.kind[item]!;
    const before = this.kindSum[kind]!;
    const after = before + sign * prize[item]!;
    this.kindSum[kind] = after;
    const knee = side.knee[kind]!;
    this.prize += diminished(after, knee) - diminished(before, knee) + sign * side.bonus[item]!;
    const ticket = side.ticket[item]!;
    if (ticket < 0) this.cost += sign * side.cost[item]!;
    else {
      const uses = this.ticketUses[ticket]! + sign;
      this.ticketUses[ticket] = uses;
      if (uses === (sign === 1 ? 1 : 0)) this.cost += sign * side.cost[item]!;
    }
    this.placeTaken[side.place[item]!] = sign === 1 ? 1 : 0;
    this.stops[r] = this.stops[r]! + sign * side.counts[item]!;
    const meal = side.meal[item]!;
    if (meal >= 0) this.mealTaken[r * side.meals + meal] = sign === 1 ? 1 : 0;
  }

  /** The caller must have checked that the insertion is feasible. */
  insert(item: number, r: number, k: number): void {
    this.keep(r);
    const base = r * this.stride;
    const end = base + this.length[r]!;
    const position = base + k + 1;
    this.seq.copyWithin(position + 1, position, end);
    this.begin.copyWithin(position + 1, position, end);
    this.depart.copyWithin(position + 1, position, end);
    this.latest.copyWithin(position + 1, position, end);
    this.leg.copyWithin(position + 1, position, end);
    this.at.copyWithin(position + 1, position, end);
    this.seq[position] = item;
    this.at[position] = -1;
    this.length[r] = this.length[r]! + 1;
    this.take(item, r);
    this.forward(r, position);
    this.backward(r, this.lastHere(position), position);
    if (this.instance.side !== null) this.addResources(r);
  }

  /**
   * Skips pinned visits. Writes to `removed` from index `filled` on.
   * @returns the next free index of `removed`
   */
  removeRun(r: number, k: number, count: number, removed: Int32Array, filled: number): number {
    this.keep(r);
    const { pinned } = this.instance;
    const base = r * this.stride;
    const end = base + this.length[r]!;
    let write = base + k;
    for (let read = base + k; read < end; read++) {
      const node = this.seq[read]!;
      if (read < base + k + count && read < end - 1 && pinned[node] === 0) {
        this.drop(node);
        removed[filled++] = node;
      } else this.seq[write++] = node;
    }
    this.length[r] = write - base;
    return filled;
  }

  rebuild(r: number): void {
    const base = r * this.stride;
    const last = base + this.length[r]! - 1;
    const { instance } = this;
    const start = this.seq[base]!;
    this.at[base] = start;
    this.begin[base] = instance.open[start * instance.routes + r]!;
    this.depart[base] = this.begin[base]!;
    this.leg[base] = 0;
    this.travel[r] = 0;
    for (let k = base + 1; k <= last; k++) {
      this.at[k] = -1;
      this.leg[k] = 0;
    }
    this.forward(r, base + 1);
    this.latest[last] = instance.shut[this.seq[last]! * instance.routes + r]!;
    for (let k = last - 1; k > base; k--) this.latest[k] = -1;
    this.backward(r, last - 1, base);
    if (instance.side !== null) this.addResources(r);
  }

  private forward(r: number, from: number): void {
    const { seq, begin, depart, leg, at, instance } = this;
    const { nodes, outOf, service, open, routes, gapAt, side } = instance;
    const end = r * this.stride + this.length[r]!;
    let travel = this.travel[r]!;
    for (let k = from; k < end; k++) {
      const node = seq[k]!;
      const before = at[k - 1]!;
      const place = side !== null && side.here[node] === 1 ? before : node;
      const time = place === before ? 0 : outOf[before * nodes + node]!;
      const cell = node * routes + r;
      let moment = depart[k - 1]! + time;
      if (moment < open[cell]!) moment = open[cell]!;
      if (gapAt[cell] !== gapAt[cell + 1]) moment = notInGap(instance, cell, moment);
      const settled = k > from + 1 && begin[k] === moment && at[k] === place && leg[k] === time;
      if (settled) break;
      // A new position has `at` -1 and an old `leg`, which must not be subtracted.
      travel += time - (at[k] === -1 ? 0 : leg[k]!);
      leg[k] = time;
      at[k] = place;
      begin[k] = moment;
      depart[k] = moment + service[node]!;
    }
    this.travel[r] = travel;
  }

  /**
   * Visits marked `here` move with the visit at `k`.
   * @returns the position of the last visit that moves
   */
  private lastHere(k: number): number {
    const { side } = this.instance;
    if (side === null) return k;
    let last = k;
    while (side.here[this.seq[last + 1]!] === 1) last++;
    return last;
  }

  private backward(r: number, from: number, changed: number): void {
    const { seq, latest, leg, instance } = this;
    const { service, open, shut, routes, gapAt } = instance;
    const base = r * this.stride;
    for (let k = from; k > base; k--) {
      const node = seq[k]!;
      const cell = node * routes + r;
      let moment = Math.max(NEVER, latest[k + 1]! - leg[k + 1]! - service[node]!);
      if (moment > shut[cell]!) moment = shut[cell]!;
      if (gapAt[cell] !== gapAt[cell + 1]) moment = notInGapBack(instance, cell, moment);
      if (moment < open[cell]!) moment = NEVER;
      if (k < changed && latest[k] === moment) break;
      latest[k] = moment;
    }
  }

  /**
   * Returns false if a removal made a route infeasible. The direct way can take longer than the way through the removed
   * visit.
   */
  sound(): boolean {
    const { side } = this.instance;
    for (let t = 0; t < this.touchedCount; t++) {
      const r = this.touched[t]!;
      const first = r * this.stride + 1;
      if (this.begin[first]! > this.latest[first]!) return false;
      if (side !== null && (this.walk[r]! > side.walkCap || this.drive[r]! > side.driveCap)) return false;
    }
    return true;
  }

  private addResources(r: number): void {
    const { side, nodes } = this.instance;
    if (side === null) return;
    const base = r * this.stride;
    const end = base + this.length[r]!;
    let walk = 0;
    let drive = 0;
    for (let k = base + 1; k < end; k++) {
      const arc = this.at[k - 1]! * nodes + this.at[k]!;
      walk += side.walk[arc]!;
      drive += side.drive[arc]!;
    }
    this.walk[r] = walk;
    this.drive[r] = drive;
  }
}

/** Returns the first time at or after `moment` that is in no gap. */
export function notInGap(instance: Instance, cell: number, moment: number): number {
  const { gapAt, gapFrom, gapTo } = instance;
  for (let g = gapAt[cell]!; g < gapAt[cell + 1]!; g++) {
    if (moment > gapFrom[g]! && moment < gapTo[g]!) return gapTo[g]!;
  }
  return moment;
}

/** Returns the last time at or before `moment` that is in no gap. */
function notInGapBack(instance: Instance, cell: number, moment: number): number {
  const { gapAt, gapFrom, gapTo } = instance;
  for (let g = gapAt[cell]!; g < gapAt[cell + 1]!; g++) {
    if (moment > gapFrom[g]! && moment < gapTo[g]!) return gapFrom[g]!;
  }
  return moment;
}
