import type { ClosedHours } from '#features/closures/contract/closure.ts';
import type { HoursOnDay, OpenState } from '#features/places/contract/place.ts';
import { printTime } from '#planner/hours/print.ts';

const DAY = 1440;

/** An open place closes earlier if a closure of today begins before. */
export function untilClosed(open: OpenState, minute: number, closed: readonly ClosedHours[]): OpenState {
  const next = closed.filter(({ from }) => from > minute).toSorted((a, b) => a.from - b.from)[0];
  if (open.state !== 'open' || !next) return open;
  const isEarlier = open.untilDate !== undefined || open.until === undefined || printTime(next.from) < open.until;
  return isEarlier ? { state: 'open', until: printTime(next.from) } : open;
}

/** @param hours [open, close] as "HH:MM", where a time after midnight is small again */
export function withoutClosed(hours: HoursOnDay['hours'], closed: readonly ClosedHours[]): HoursOnDay['hours'] {
  return closed.reduce((left, { from, to }) => {
    const [shut, again] = [printTime(from), to === DAY ? null : printTime(to)];
    return left.flatMap(([open, close]): HoursOnDay['hours'] => {
      const isLate = close <= open;
      const before: HoursOnDay['hours'] = open < shut ? [[open, !isLate && close < shut ? close : shut]] : [];
      const after: HoursOnDay['hours'] =
        again !== null && (isLate || again < close) ? [[later(open, again), close]] : [];
      return [...before, ...after];
    });
  }, hours);
}

const later = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other);
