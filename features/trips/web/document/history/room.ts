import { openingsFor } from '#planner/edit.ts';
import type { Candidate, Problem, TimeWindow } from '#planner/model.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { draftDays } from '../planning/plan-stops.ts';

export interface Room {
  day: number;
  stop: TripStop;
}

export const WHOLE_DAY: TimeWindow = { open: 0, close: 2880 };

/** The visit has its typical or its shortest length. Null means that no time is free. */
export function roomIn(problem: Problem, trip: TripDocument, { id, visit }: Candidate): Room | null {
  for (const minutes of new Set([visit.typical, visit.minimum])) {
    const stop: TripStop = { id: crypto.randomUUID(), place: id, begin: trip.wish.earliest, minutes, state: 'placed' };
    const [opening] = openingsFor(problem, draftDays(trip.days), stop);
    if (opening) return { day: opening.day, stop: { ...stop, begin: opening.begin } };
  }
  return null;
}
