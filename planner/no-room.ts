import { openingsFor } from './edit.ts';
import type { LeftOutReason, Problem } from './model.ts';

/** Explains why no plan has the place, although the place is usable. */
export function whyNoRoom(problem: Problem, index: number): LeftOutReason {
  const there = shortestDrive(problem, index);
  if (there !== null) return { code: 'too_far', minutes: there };
  const { id, visit } = problem.places[index]!;
  const stop = { id, place: id, begin: 0, minutes: visit.minimum, state: 'placed' as const };
  const emptyDays = problem.days.map(() => ({ stops: [] }));
  const fits = openingsFor(problem, emptyDays, stop).length > 0;
  return { code: fits ? 'no_time_left' : 'does_not_fit_before_closing' };
}

/** Returns the shortest drive there, if on each day the drive there and back is longer than the day's limit. */
function shortestDrive({ days, legs, caps }: Problem, index: number): number | null {
  const drive = (from: number, to: number) => {
    const cell = from * legs.size + to;
    return legs.modes[legs.mode[cell]!] === 'drive' ? legs.minutes[cell]! : 0;
  };
  const drives = days.map(({ start, end }) => ({ there: drive(start, index), back: drive(index, end) }));
  if (drives.some(({ there, back }) => there + back <= caps.driveMinutesPerDay)) return null;
  return Math.min(...drives.map(({ there }) => there));
}
