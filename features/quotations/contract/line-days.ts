import type { OfferLine } from './offer.ts';

/** Days count from 0. A line that would end after the offer begins earlier than `day`. */
export function daysOfLine({ day, days }: Pick<OfferLine, 'day' | 'days'>, dayCount: number): number[] {
  const count = Math.min(days, Math.max(1, dayCount));
  const first = count === 1 ? day : Math.max(0, Math.min(day, dayCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}

const MIDNIGHT = 1440;

/**
 * If a line lasts more than 1440 minutes, each of its days ends at the time of day at which the line ends. If this time
 * is before `begin`, each day ends at midnight.
 */
export function minutesADay({ begin, minutes }: Pick<OfferLine, 'begin' | 'minutes'>, count: number): number {
  if (count === 1 || minutes <= MIDNIGHT) return minutes;
  const onLast = minutes - MIDNIGHT * (count - 1);
  return onLast >= 5 && onLast <= MIDNIGHT - begin ? onLast : Math.max(5, MIDNIGHT - begin);
}
