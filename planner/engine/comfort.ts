import type { ComfortTerms } from './instance.ts';
import type { Tour } from './tour.ts';

/** Cost of a day without a wished topic. Exceeds the interest of every place. */
const NO_TOPIC_COST = 4000;
/** Cost of each further visit that a wished topic lacks. */
const FEW_VISITS_COST = 700;
/** Cost of a day without a visit. */
const IDLE_COST = 6000;
/** Number of visits per day for a wished topic. */
export const TOPIC_VISITS = 2;
/** The same for the only wished topic. */
export const ONLY_TOPIC_VISITS = 4;
/** Cost of each further day with the same ticket. */
export const SPLIT_COST = 50_000;
/** Cost per minute of a way to a meal above the longest accepted way. */
const DETOUR_COST = 500;

export interface DayComfort {
  stops: number;
  drive: number;
  /** Minutes of all ways. */
  travel: number;
  /** Minutes of each way to a meal. */
  detours: number[];
}

type Terms = Pick<ComfortTerms, 'driveCost' | 'travelCost' | 'carCost' | 'driveAim' | 'overCost' | 'mealDetour'>;

export function costOfDay(
  { driveCost, travelCost, carCost, driveAim, overCost, mealDetour }: Terms,
  { stops, drive, travel, detours }: DayComfort,
): number {
  let cost =
    (drive > 0 ? carCost : 0) + drive * driveCost + travel * travelCost + Math.max(0, drive - driveAim) * overCost;
  if (stops === 0) cost += IDLE_COST;
  for (const detour of detours) cost += Math.max(0, detour - mealDetour) * DETOUR_COST;
  return cost;
}

/** @param wanted the number of visits that the day can have, at most `TOPIC_VISITS`. */
export function costOfTopic(visits: number, wanted: number): number {
  if (visits >= wanted) return 0;
  return (visits === 0 ? NO_TOPIC_COST : 0) + (wanted - Math.max(1, visits)) * FEW_VISITS_COST;
}

/** Returns the costs that the value of a solution subtracts from its prize. */
export function discomfort(tour: Tour): number {
  const { side, routes } = tour.instance;
  const comfort = side?.comfort;
  if (!side || !comfort) return 0;
  let cost = 0;
  const routeOfTicket = new Map<number, number>();
  const visits = new Int32Array(comfort.topicCount);
  const detours: number[] = [];
  for (let r = 0; r < routes; r++) {
    visits.fill(0);
    detours.length = 0;
    let travel = 0;
    const base = r * tour.stride;
    const last = base + tour.length[r]! - 1;
    for (let k = base + 1; k <= last; k++) {
      const time = tour.leg[k]!;
      travel += time > 0 && k < last ? time - comfort.buffer : time;
      if (k === last) break;
      const item = tour.seq[k]!;
      if (side.here[item] === 1) continue;
      for (let topic = 0; topic < comfort.topicCount; topic++)
        if (comfort.topics[item]! & (1 << topic)) visits[topic]!++;
      if (side.meal[item]! >= 0) detours.push(detourOf(tour, k));
      const ticket = side.ticket[item]!;
      if (ticket < 0) continue;
      const other = routeOfTicket.get(ticket);
      if (other === undefined) routeOfTicket.set(ticket, r);
      else if (other !== r) cost += SPLIT_COST;
    }
    for (let topic = 0; topic < comfort.topicCount; topic++)
      cost += costOfTopic(visits[topic]!, comfort.wanted[r * comfort.topicCount + topic]!);
    cost += costOfDay(comfort, { stops: tour.stops[r]!, drive: tour.drive[r]!, travel, detours });
  }
  return cost;
}

/** Additional minutes of way for the visit at position `k`. */
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
