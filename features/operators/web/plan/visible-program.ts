import { formatClock } from '#web/format/time.ts';
import type { DepartureView, PlanDetail } from '../../contract/plan.ts';
import { departureSpan, fitsDeparture, programAt, programOfAll } from '../../contract/program-times.ts';

export interface VisibleProgram {
  days: PlanDetail['days'];
  /** False if the departures have different times, and no departure is chosen. */
  hasHours: boolean;
  /** Time "HH:MM" of the departure that moved the program, or null. */
  movedTo: string | null;
}

/** Returns the program as travellers of the chosen departure see it, or else as travellers of all departures see it. */
export function visibleProgram(
  { days, departureSpans }: Pick<PlanDetail, 'days' | 'departureSpans'>,
  chosen: Pick<DepartureView, 'time' | 'startsAt' | 'endsAt'> | null,
): VisibleProgram {
  const span = chosen && departureSpan(chosen.time, new Date(chosen.startsAt), new Date(chosen.endsAt));
  const shown = chosen ? programAt(days, span) : programOfAll(days, departureSpans);
  const [departure] = chosen ? [span] : departureSpans;
  const isMoved = shown !== null && departure && !fitsDeparture(days, departure);
  return { days: shown ?? days, hasHours: shown !== null, movedTo: isMoved ? formatClock(departure.begin) : null };
}
