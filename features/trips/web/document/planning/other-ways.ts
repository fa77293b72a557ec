import { validate } from '#planner/validate.ts';
import type { PlanningAnswer } from '../../../contract/planning.ts';
import type { TripDay, TripDocument } from '../../../contract/trip.ts';
import type { StoredPlanning } from '../history/stored-plannings.ts';
import { daysOfPlan } from './from-plan.ts';
import { keepDecisions } from './improve.ts';
import { draftDays, spotOf } from './plan-stops.ts';

export interface OtherWay {
  flavour: PlanningAnswer['plans'][number]['flavour'];
  days: TripDay[];
  /** `true` if the trip already has these stops at these hours. */
  isHere: boolean;
  /** Places that the trip would get and lose. */
  come: string[];
  go: string[];
  metres: number;
  minutes: number;
  stops: number;
}

/** Compares each of the planner's plans with the trip as it is now. Each plan keeps the traveller's decisions. */
export function otherWays({ board, plans }: StoredPlanning, trip: TripDocument): OtherWay[] {
  const here = shapeOf(trip.days);
  const present = spotsOf(trip.days);
  return plans.map(({ flavour, plan }) => {
    const days = keepDecisions(board.problem, trip, daysOfPlan(plan, trip.days));
    const spots = spotsOf(days);
    const legs = validate(board.problem, draftDays(days)).days.flatMap((day) => day.legs.flatMap((leg) => leg ?? []));
    return {
      ...{ flavour, days, isHere: shapeOf(days) === here },
      come: [...spots].filter((spot) => !present.has(spot)),
      go: [...present].filter((spot) => !spots.has(spot)),
      metres: legs.reduce((sum, leg) => sum + leg.metres, 0),
      minutes: legs.reduce((sum, leg) => sum + leg.minutes, 0),
      stops: spots.size,
    };
  });
}

function spotsOf(days: readonly TripDay[]): Set<string> {
  return new Set(days.flatMap(({ stops }) => stops.flatMap((stop) => spotOf(stop) ?? [])));
}

function shapeOf(days: readonly TripDay[]): string {
  return JSON.stringify(
    days.map(({ stops }) => stops.map((stop) => [spotOf(stop), stop.meal, stop.begin, stop.minutes])),
  );
}
