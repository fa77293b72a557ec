import type { Candidate, Problem, TimeWindow } from '#planner/model.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { factsOf } from '../read-trip.ts';
import { roomIn, WHOLE_DAY } from './room.ts';

/**
 * Why no time of the trip is free for a place. The reason is the one rule without which the place would fit.
 * - `assumed_hours`, `hours`: another hour is free, at which the place is closed. `windows` are its hours.
 * - `closed`: the day with the index `day` is free, and the place is closed on this day.
 * - `far`: the visit fits, and the way of `minutes` from the nearest start does not.
 * - `days_full`: no single rule is the reason.
 */
export type NoRoom =
  | { code: 'assumed_hours' | 'hours'; windows: TimeWindow[] }
  | { code: 'closed'; day: number }
  | { code: 'far'; minutes: number }
  | { code: 'days_full' };

/** Minutes of a way that a traveller calls far. */
const FAR = 30;

export function whyNoRoom(board: PlanningContext, trip: TripDocument, place: string): NoRoom {
  const { problem } = board;
  const facts = factsOf(board).get(place);
  if (!facts) return { code: 'days_full' };
  const { node, candidate } = facts;
  const usual = candidate.windows.find((windows) => windows.length > 0) ?? [];
  const withWindows = (windowsOn: (windows: TimeWindow[]) => TimeWindow[]) =>
    roomIn(withPlace(problem, node, { windows: candidate.windows.map(windowsOn) }), trip, candidate);
  if (candidate.hoursClass !== 'assumed') {
    const sameHours = withWindows((windows) => (windows.length > 0 ? windows : usual));
    if (sameHours) return { code: 'closed', day: sameHours.day };
  }
  if (withWindows(() => [WHOLE_DAY]))
    return { code: candidate.hoursClass === 'assumed' ? 'assumed_hours' : 'hours', windows: usual };
  const minutes = nearestWay(problem, node);
  if (minutes >= FAR && roomIn(withoutWays(problem, node), trip, candidate)) return { code: 'far', minutes };
  return { code: 'days_full' };
}

function withPlace(problem: Problem, node: number, change: Partial<Candidate>): Problem {
  return { ...problem, places: problem.places.with(node, { ...problem.places[node]!, ...change }) };
}

function withoutWays(problem: Problem, node: number): Problem {
  const { size } = problem.legs;
  const minutes = Array.from(problem.legs.minutes, (leg, at) =>
    leg >= 0 && (Math.floor(at / size) === node || at % size === node) ? 0 : leg,
  );
  return { ...problem, legs: { ...problem.legs, minutes } };
}

function nearestWay({ days, legs }: Problem, node: number): number {
  const ways = days.map(({ start }) => legs.minutes[start * legs.size + node]!).filter((minutes) => minutes >= 0);
  return Math.min(...ways);
}
