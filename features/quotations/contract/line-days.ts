import type { OfferLine } from './offer.ts';

/** The days of an offer on which a line is given. */

/**
 * The days of a line, counted from 0: its number of days in a row, from its own day on, or from an earlier one when the offer ends before.
 * @param dayCount number of days of the offer.
 */
export function daysOfLine({ day, days }: Pick<OfferLine, 'day' | 'days'>, dayCount: number): number[] {
  const count = Math.min(days, Math.max(1, dayCount));
  const first = count === 1 ? day : Math.max(0, Math.min(day, dayCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}

const MIDNIGHT = 1440;

/** Minutes of a line on each of its days. A length that spans several days ends on the last one. */
export function minutesADay({ begin, minutes }: Pick<OfferLine, 'begin' | 'minutes'>, count: number): number {
  if (count === 1 || minutes <= MIDNIGHT) return minutes;
  const onLast = minutes - MIDNIGHT * (count - 1);
  return onLast >= 5 && onLast <= MIDNIGHT - begin ? onLast : Math.max(5, MIDNIGHT - begin);
}
