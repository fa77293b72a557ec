import type { Anchor, Wish } from './trip.ts';

export interface DayEnds {
  /** Undefined means the centre of the region. */
  start: Anchor | undefined;
  end: Anchor | undefined;
}

type Lodgings = Pick<Wish, 'days' | 'start' | 'end' | 'nights'>;

/**
 * A day starts at the lodging of the night before and ends at the lodging of its own night. The last day ends where it
 * started, or at `end`.
 */
export function dayEnds({ days, start, end, nights = [] }: Lodgings, day: number): DayEnds {
  const sleptAt = (night: number) => nights.find((other) => other.day === night)?.at;
  const from = day === 0 ? start : (sleptAt(day - 1) ?? start);
  if (day < days - 1) return { start: from, end: sleptAt(day) ?? end ?? start };
  return { start: from, end: end ?? from };
}

/**
 * Returns the nights after the days of the trip changed.
 * @param later number of days that are added before the first day
 */
export function movedNights(nights: Wish['nights'], days: number, later = 0): Pick<Wish, 'nights'> {
  const moved = nights
    ?.map(({ day, at }) => ({ day: day + later, at }))
    .filter(({ day }) => day >= 0 && day < days - 1);
  return moved && moved.length > 0 ? { nights: moved } : {};
}
