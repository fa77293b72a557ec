import type { Instance } from './instance.ts';
import type { Random } from './random.ts';
import { notInGap, type Tour } from './tour.ts';

/** If the visit fits nowhere, `route` is -1. */
export interface Spot {
  route: number;
  position: number;
  cost: number;
}

/**
 * The cost of a position is extra travel time plus waiting time. A new best position is skipped with probability
 * `blink` / 2^32.
 */
export function findSpot(tour: Tour, item: number, blink: number, random: Random, spot: Spot): boolean {
  const { instance, seq, depart, latest, leg, at, length, stride } = tour;
  const { nodes, routes, outOf, into, service, open, shut, gapAt, side } = instance;
  spot.route = -1;
  spot.cost = 0x7fffffff;
  if (side !== null && tour.cost + costOf(tour, item) > side.budget) return false;
  const duration = service[item]!;
  const row = item * nodes;
  const isHere = side !== null && side.here[item] === 1;
  for (let r = 0; r < routes; r++) {
    const cell = item * routes + r;
    const opens = open[cell]!;
    const shuts = shut[cell]!;
    if (shuts < opens || (side !== null && !admits(tour, instance, item, r))) continue;
    const gapped = gapAt[cell] !== gapAt[cell + 1];
    const base = r * stride;
    const last = base + length[r]! - 1;
    const earliestEnd = opens + duration;
    // `latest` ascends along a route, so a binary search finds the first possible position.
    let low = base + 1;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (latest[middle]! < earliestEnd) low = middle + 1;
      else high = middle;
    }
    for (let k = low - 1; k < last; k++) {
      const ready = depart[k]!;
      if (ready > shuts) break;
      const before = at[k]!;
      const reach = isHere ? 0 : into[row + before]!;
      let moment = ready + reach;
      let wait = 0;
      if (moment < opens) {
        wait = opens - moment;
        moment = opens;
      } else if (moment > shuts) continue;
      if (gapped) {
        const later = notInGap(instance, cell, moment);
        wait += later - moment;
        moment = later;
      }
      let extra: number;
      if (side !== null) {
        extra = onward(tour, r, item, k, isHere ? before : item, moment + duration);
        if (extra < 0) continue;
        extra += reach;
      } else {
        const away = outOf[row + seq[k + 1]!]!;
        if (moment + duration + away > latest[k + 1]!) continue;
        extra = reach + away;
      }
      const cost = extra - leg[k + 1]! + wait;
      if (cost < spot.cost && random.next() >= blink && (side === null || withinCaps(tour, r, item, k, isHere))) {
        spot.route = r;
        spot.position = k - base;
        spot.cost = cost;
      }
    }
  }
  return spot.route >= 0;
}

/** If another visit has the same ticket, the ticket is already paid. */
function costOf(tour: Tour, item: number): number {
  const side = tour.instance.side!;
  const ticket = side.ticket[item]!;
  return ticket >= 0 && tour.ticketUses[ticket]! > 0 ? 0 : side.cost[item]!;
}

/** Returns the additional minutes by car or train for a visit that `findSpot` placed. */
export function additionalRide(tour: Tour, item: number, { route, position }: Spot): number {
  const { instance, seq, at, stride } = tour;
  const side = instance.side!;
  const k = route * stride + position;
  let next = k + 1;
  while (side.here[seq[next]!] === 1) next++;
  const { nodes } = instance;
  const { ride } = side.comfort!;
  const [before, after] = [at[k]!, seq[next]!];
  return ride[before * nodes + item]! + ride[item * nodes + after]! - ride[before * nodes + after]!;
}

function admits(tour: Tour, instance: Instance, item: number, r: number): boolean {
  const side = instance.side!;
  if (side.counts[item] === 1 && tour.stops[r]! >= side.stopsPerRoute) return false;
  const meal = side.meal[item]!;
  return meal < 0 || tour.mealTaken[r * side.meals + meal] === 0;
}

/**
 * Returns the travel time from `place` to the first visit after position `k` that is not marked `here`, or -1 if a
 * visit would begin too late.
 */
function onward(tour: Tour, r: number, item: number, k: number, place: number, moment: number): number {
  const { instance, seq, latest } = tour;
  const { nodes, routes, outOf, service, open, shut, gapAt } = instance;
  const side = instance.side!;
  let next = k + 1;
  let node = seq[next]!;
  if (place !== item && side.here[node] === 0) {
    const away = tour.leg[next]!;
    return moment + away > latest[next]! ? -1 : away;
  }
  while (side.here[node] === 1) {
    const cell = node * routes + r;
    if (moment < open[cell]!) moment = open[cell]!;
    if (gapAt[cell] !== gapAt[cell + 1]) moment = notInGap(instance, cell, moment);
    if (moment > shut[cell]!) return -1;
    moment += service[node]!;
    node = seq[++next]!;
  }
  const away = outOf[place * nodes + node]!;
  if (moment + away > latest[next]!) return -1;
  // The caller subtracts the leg at `k + 1`. If the result replaces the leg at `next`, it corrects the subtraction.
  return next === k + 1 ? away : away - tour.leg[next]! + tour.leg[k + 1]!;
}

function withinCaps(tour: Tour, r: number, item: number, k: number, isHere: boolean): boolean {
  if (isHere) return true;
  const { instance, seq, at } = tour;
  const side = instance.side!;
  let next = k + 1;
  while (side.here[seq[next]!] === 1) next++;
  const { nodes } = instance;
  const before = at[k]! * nodes;
  const after = seq[next]!;
  const walk = side.walk[before + item]! + side.walk[item * nodes + after]! - side.walk[before + after]!;
  if (tour.walk[r]! + walk > side.walkCap) return false;
  const drive = side.drive[before + item]! + side.drive[item * nodes + after]! - side.drive[before + after]!;
  return tour.drive[r]! + drive <= side.driveCap;
}
