import type { LeftOut, LeftOutReason, Plan } from '#planner/model.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { type Status, statusOf } from '../history/make-room.ts';
import { spotOf } from './plan-stops.ts';

/**
 * Returns why a place is not in the trip as it is now. The planner's reason is about its own plan, and the traveller may
 * have removed stops of this plan since.
 */
export function leftOutNow(board: PlanningContext, trip: TripDocument, plan: Plan, { place, reason }: LeftOut): Status {
  const present = new Set(trip.days.flatMap(({ stops }) => stops.map(spotOf)));
  const isHere = (id: string) => present.has(id);
  const named = namedBy(reason, plan);
  if (named.every(isHere)) return { kind: 'never', reason };
  const now = statusOf(board, trip, place);
  if (now.kind !== 'full') return now;
  const rest = withNamed(reason, named.filter(isHere));
  return rest ? { kind: 'never', reason: rest } : now;
}

/** Returns the places on whose presence in the trip the reason depends. */
function namedBy(reason: LeftOutReason, plan: Plan): string[] {
  switch (reason.code) {
    case 'would_cost':
      return reason.places;
    case 'already_similar':
      return reason.like;
    case 'no_time_left':
      return plan.days.flatMap(({ stops }) => stops.flatMap((stop) => stop.place ?? []));
    default:
      return [];
  }
}

function withNamed(reason: LeftOutReason, places: string[]): LeftOutReason | null {
  if (places.length === 0) return null;
  switch (reason.code) {
    case 'would_cost':
      return { ...reason, places };
    case 'already_similar':
      return { ...reason, like: places };
    default:
      return reason;
  }
}
