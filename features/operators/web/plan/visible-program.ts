import { formatClock } from '#web/format/time.ts';
import type { DepartureView, PlanDetail } from '../../contract/plan.ts';
import { departureSpan, fitsDeparture, programAt, programOfAll } from '../../contract/program-times.ts';

export interface VisibleProgram {
  days: PlanDetail['days'];
  /** False if the departures have different times, and no departure is chosen. */
  hasHours: boolean;
  /** Time "HH:MM" of the departure whose hours are shown, if they are not the hours of all departures. Null otherwise. */
  movedTo: string | null;
}

/**
 * Returns the program as travellers of the chosen departure see it, or else as travellers of all departures see it.
 * @param preview `true` shows the hours of the earliest departure if the departures have different times
 */
export function visibleProgram(
  { days, departureSpans }: Pick<PlanDetail, 'days' | 'departureSpans'>,
  chosen: Pick<DepartureView, 'time' | 'startsAt' | 'endsAt'> | null,
  preview = false,
): VisibleProgram {
  const span = chosen && departureSpan(chosen.time, new Date(chosen.startsAt), new Date(chosen.endsAt));
  const shown = chosen ? programAt(days, span) : programOfAll(days, departureSpans);
  if (shown === null && preview) {
    const earliest = departureSpans.reduce((one, other) => (other.begin < one.begin ? other : one));
    return { days: programAt(days, earliest), hasHours: true, movedTo: formatClock(earliest.begin) };
  }
  const [departure] = chosen ? [span] : departureSpans;
  const isMoved = shown !== null && departure && !fitsDeparture(days, departure);
  return { days: shown ?? days, hasHours: shown !== null, movedTo: isMoved ? formatClock(departure.begin) : null };
}
