import type { ComfortTerms } from './instance.ts';
import type { Tour } from './tour.ts';

/** Cost of a day that lacks a wished topic. The cost exceeds the interest of every place. */
const NO_TOPIC_COST = 4000;
/** Cost of each further visit that a wished topic lacks. */
const FEW_VISITS_COST = 700;
/** Cost of a topic that the trip lacks. */
export const NO_TOPIC_IN_TRIP_COST = 900;
/** Cost of a day without a visit. */
const IDLE_COST = 6000;
/** Cost of each further day with the same ticket. */
export const SPLIT_COST = 50_000;
/** Cost per minute by car and train beyond `rideMost`. */
const LONG_RIDE_COST = 50;
/** Cost per minute by car and train on the whole trip beyond `tripRide`. */
const LONG_TRIP_COST = 200;
/** Cost per minute of a detour to a meal beyond `mealDetour`. */
const DETOUR_COST = 500;

export interface DayComfort {
  stops: number;
  /** Minutes by car or train. */
  ride: number;
  /** Minutes of all ways. */
  travel: number;
  detours: number[];
  /** Minutes that are missing until the day is full. */
  idle: number;
}

type Terms = Pick<
  ComfortTerms,
  'driveCost' | 'travelCost' | 'carCost' | 'driveAim' | 'overCost' | 'rideMost' | 'mealDetour' | 'idleCost'
>;

export function costOfDay(
  { driveCost, travelCost, carCost, driveAim, overCost, rideMost, mealDetour, idleCost }: Terms,
  { stops, ride, travel, detours, idle }: DayComfort,
): number {
  let cost =
    (ride > 0 ? carCost : 0) + ride * driveCost + travel * travelCost + Math.max(0, ride - driveAim) * overCost;
  cost += Math.max(0, ride - rideMost) * LONG_RIDE_COST;
  if (stops === 0) cost += IDLE_COST;
  else cost += idle * idleCost;
  for (const detour of detours) cost += Math.max(0, detour - mealDetour) * DETOUR_COST;
  return cost;
}

/** @param ride minutes by car or train on all days */
export function costOfTrip({ tripRide }: Pick<ComfortTerms, 'tripRide'>, ride: number): number {
  return tripRide === undefined ? 0 : Math.max(0, ride - tripRide) * LONG_TRIP_COST;
}

/** @param wanted number of visits that the day should have and can have */
export function costOfTopic(visits: number, wanted: number): number {
  if (visits >= wanted) return 0;
  return (visits === 0 ? NO_TOPIC_COST : 0) + (wanted - Math.max(1, visits)) * FEW_VISITS_COST;
}

/** Returns the costs that are subtracted from the prize of a solution. */
export function discomfort(tour: Tour): number {
  const { side, routes, nodes } = tour.instance;
  const comfort = side?.comfort;
  if (!side || !comfort) return 0;
  let cost = 0;
  let had = 0;
  let tripRide = 0;
  const routeOfTicket = new Map<number, number>();
  const visits = new Int32Array(comfort.topicCount);
  const detours: number[] = [];
  for (let r = 0; r < routes; r++) {
    visits.fill(0);
    detours.length = 0;
    let travel = 0;
    let ride = 0;
    const base = r * tour.stride;
    const last = base + tour.length[r]! - 1;
    for (let k = base + 1; k <= last; k++) {
      const time = tour.leg[k]!;
      travel += time > 0 && k < last ? time - comfort.buffer : time;
      ride += comfort.ride[tour.at[k - 1]! * nodes + tour.at[k]!]!;
      if (k === last) break;
      const item = tour.seq[k]!;
      if (side.anywhere[item] === 1) continue;
      had |= comfort.topics[item]!;
      for (let topic = 0; topic < comfort.topicCount; topic++)
        if (comfort.topics[item]! & (1 << topic)) visits[topic]!++;
      if (side.meal[item]! >= 0) detours.push(detourOf(tour, k));
      const ticket = side.ticket[item]!;
      if (ticket < 0) continue;
      const other = routeOfTicket.get(ticket);
      if (other === undefined) routeOfTicket.set(ticket, r);
      else if (other !== r) cost += SPLIT_COST;
    }
    tripRide += ride;
    for (let topic = 0; topic < comfort.topicCount; topic++)
      cost += costOfTopic(visits[topic]!, comfort.wanted[r * comfort.topicCount + topic]!);
    cost += costOfDay(comfort, { stops: tour.stops[r]!, ride, travel, detours, idle: idleMinutes(tour, r) });
  }
  cost += costOfTrip(comfort, tripRide);
  for (let missing = comfort.once & ~had; missing !== 0; missing &= missing - 1) cost += NO_TOPIC_IN_TRIP_COST;
  return cost;
}

/** Returns the minutes that are missing until the day of route `r` is full. */
export function idleMinutes(tour: Tour, r: number): number {
  return Math.max(0, tour.instance.side!.comfort!.fullMinutes[r]! - tour.service[r]! - tour.travel[r]!);
}

/** Returns the additional minutes of way for the visit at position `k`. */
function detourOf({ instance, seq, at }: Tour, k: number): number {
  const { outOf, nodes, items, side } = instance;
  const { buffer } = side!.comfort!;
  let next = k + 1;
  while (side!.here[seq[next]!] === 1) next++;
  const [before, node, after] = [at[k - 1]!, seq[k]!, seq[next]!];
  const minutes = (from: number, to: number) => {
    const time = outOf[from * nodes + to]!;
    return time > 0 && to < items ? time - buffer : time;
  };
  return minutes(before, node) + minutes(node, after) - minutes(before, after);
}
