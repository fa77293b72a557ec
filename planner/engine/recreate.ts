import { idleMinutes, NO_TOPIC_IN_TRIP_COST } from './comfort.ts';
import { additionalRide, findSpot, type Spot } from './insertion.ts';
import { diminished, type Instance } from './instance.ts';
import type { Random } from './random.ts';
import type { Tour } from './tour.ts';

export interface RecreateSettings {
  /** Probability of skipping the best position found so far. */
  blink: number;
  /** Approximate number of visits that are tried in addition to the removed visits. */
  tried: number;
}

/** One in so many reconstructions inserts the meals after the other visits. */
const MEALS_LAST = 3;

/** Sort orders: 0 is random, 1 is by prize, 2 is by prize per minute. */
const WAYS = [0, 1, 2, 2];

/** Inserts each visit at its cheapest position. Visits are sorted by rank and then by a random sort order. */
export class Recreate {
  private readonly key: Float64Array;
  private readonly queue: Int32Array;
  private readonly inQueue: Uint8Array;
  private readonly spot: Spot = { route: -1, position: 0, cost: 0 };
  private readonly best: Spot = { route: -1, position: 0, cost: 0 };
  private readonly tables: Int32Array;
  private readonly fitting: Int32Array;
  private stopMissing = true;
  private readonly mealMissing: Uint8Array;

  constructor(instance: Instance) {
    const { items, side } = instance;
    this.tables = new Int32Array(items);
    this.fitting = new Int32Array(items);
    this.mealMissing = new Uint8Array(side?.meals ?? 0);
    this.key = new Float64Array(items);
    this.queue = new Int32Array(items);
    this.inQueue = new Uint8Array(items);
  }

  run(tour: Tour, removed: Int32Array, removedCount: number, settings: RecreateSettings, random: Random): void {
    const count = this.choose(tour, removed, removedCount, settings.tried, random);
    this.order(tour.instance, count, random);
    const blink = settings.blink * 4294967296;
    const { queue, spot } = this;
    const { side, pinned } = tour.instance;
    const mealsLast = random.below(MEALS_LAST) === 0;
    let tables = 0;
    let waiting = 0;
    for (let q = 0; q < count; q++) {
      const item = queue[q]!;
      this.inQueue[item] = 0;
      if (side !== null && side.meal[item]! >= 0 && pinned[item] === 0) {
        // The queue is read from the front, so its read part holds the meals that wait.
        if (side.anywhere[item] === 1) queue[waiting++] = item;
        else this.tables[tables++] = item;
        continue;
      }
      if (!mealsLast && side !== null && pinned[item] === 0 && tables + waiting > 0) {
        this.serveMeals(tour, tables, waiting, blink, random);
        tables = 0;
        waiting = 0;
      }
      if (tour.free(item) && findSpot(tour, item, blink, random, spot) && isWorthTheWay(tour, item, spot))
        tour.insert(item, spot.route, spot.position);
    }
    this.serveMeals(tour, tables, waiting, blink, random);
  }

  /** Inserts the table with the best interest for its way, again and again, then the meals without a place. */
  private serveMeals(tour: Tour, tables: number, waiting: number, blink: number, random: Random): void {
    const { spot, best } = this;
    const { prize, side } = tour.instance;
    const perMinute = side?.comfort?.travelCost ?? 1;
    const perRide = side?.comfort?.driveCost ?? 0;
    for (;;) {
      let chosen = -1;
      let most = 0;
      this.findRoom(tour);
      for (let t = 0; t < tables; t++) {
        const item = this.tables[t]!;
        if (tour.routeOf[item]! >= 0 || !this.hasRoom(tour, item)) continue;
        if (!findSpot(tour, item, blink, random, spot)) continue;
        const ride = perRide === 0 ? 0 : perRide * additionalRide(tour, item, spot);
        const worth = prize[item]! + side!.bonus[item]! - perMinute * spot.cost - ride;
        if (chosen >= 0 && worth <= most) continue;
        chosen = item;
        most = worth;
        best.route = spot.route;
        best.position = spot.position;
      }
      if (chosen < 0) break;
      tour.insert(chosen, best.route, best.position);
    }
    for (let w = 0; w < waiting; w++) {
      const item = this.queue[w]!;
      if (tour.free(item) && findSpot(tour, item, blink, random, spot)) tour.insert(item, spot.route, spot.position);
    }
  }

  private choose(tour: Tour, removed: Int32Array, removedCount: number, tried: number, random: Random): number {
    const { queue, inQueue } = this;
    let count = 0;
    for (let k = 0; k < removedCount; k++) {
      queue[count++] = removed[k]!;
      inQueue[removed[k]!] = 1;
    }
    const { always } = tour.instance;
    this.findRoom(tour);
    const { fitting } = this;
    let fits = 0;
    for (let k = 0; k < tour.outCount; k++) {
      const item = tour.out[k]!;
      if (inQueue[item] === 1 || !this.hasRoom(tour, item)) continue;
      if (always[item] === 1) queue[count++] = item;
      else fitting[fits++] = item;
    }
    const limit = Math.min(1, tried / Math.max(1, fits)) * 4294967296;
    for (let k = 0; k < fits; k++) if (random.next() < limit) queue[count++] = fitting[k]!;
    return count;
  }

  /** Notes whether any route lacks a stop, and which meals any route lacks. */
  private findRoom({ instance: { side, routes }, stops, mealTaken }: Tour): void {
    if (side === null) return;
    this.stopMissing = false;
    this.mealMissing.fill(0);
    for (let r = 0; r < routes; r++) {
      if (stops[r]! < side.stopsPerRoute) this.stopMissing = true;
      for (let meal = 0; meal < side.meals; meal++)
        if (mealTaken[r * side.meals + meal] === 0) this.mealMissing[meal] = 1;
    }
  }

  private hasRoom({ instance: { side }, placeTaken }: Tour, item: number): boolean {
    if (side === null) return true;
    if (placeTaken[side.place[item]!] === 1) return false;
    const meal = side.meal[item]!;
    return (meal < 0 || this.mealMissing[meal] === 1) && (side.counts[item] === 0 || this.stopMissing);
  }

  private order(instance: Instance, count: number, random: Random): void {
    const { key, queue } = this;
    const { prize, service, rank } = instance;
    const way = WAYS[random.below(WAYS.length)]!;
    for (let q = 0; q < count; q++) {
      const item = queue[q]!;
      const noise = random.unit();
      let value: number;
      if (way === 0) value = noise;
      else if (way === 1) value = -prize[item]! * (0.5 + noise);
      else value = (-prize[item]! * (0.5 + noise)) / (service[item]! + 1);
      key[item] = value;
    }
    // Insertion sort is fast here, because the queues are short and partly sorted.
    for (let q = 1; q < count; q++) {
      const item = queue[q]!;
      const value = key[item]!;
      const first = rank[item]!;
      let p = q - 1;
      while (p >= 0) {
        const other = queue[p]!;
        if (rank[other]! < first || (rank[other] === first && key[other]! <= value)) break;
        queue[p + 1] = other;
        p--;
      }
      queue[p + 1] = item;
    }
  }
}

/**
 * Returns false if the way costs more than the visit is worth. Meals and required visits are always worth their way.
 */
function isWorthTheWay(tour: Tour, item: number, spot: Spot): boolean {
  const { side, prize, always, service } = tour.instance;
  const comfort = side?.comfort;
  if (!side || !comfort || always[item] === 1 || side.meal[item]! >= 0) return true;
  const topics = comfort.topics[item]!;
  if ((topics & ~comfort.once) !== 0 || tour.stops[spot.route] === 0) return true;
  const kind = side.kind[item]!;
  const [sum, knee] = [tour.kindSum[kind]!, side.knee[kind]!];
  const gain = diminished(sum + prize[item]!, knee) - diminished(sum, knee);
  const first = (topics & comfort.once) !== 0 ? NO_TOPIC_IN_TRIP_COST : 0;
  const way = Math.max(0, spot.cost);
  const filled = Math.min(idleMinutes(tour, spot.route), service[item]! + way) * comfort.idleCost;
  return gain + first + filled >= comfort.driveCost * additionalRide(tour, item, spot) + comfort.travelCost * way;
}
