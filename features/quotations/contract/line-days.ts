import type { OfferLine } from './offer.ts';

/** The days of an offer on which a line is given. */

type Line = Pick<OfferLine, 'kind' | 'day' | 'departureId' | 'units'>;

/** "día", "días de guía", "jornada". "Medio día" does not match. */
const BY_THE_DAY = /^(d[ií]as?|jornadas?)(?!\p{L})/iu;

/**
 * The days of a line, counted from 0. A line priced by the day ("3 × día") covers that many days in a row, from its own day on, or from an earlier
 * one when the offer ends before.
 * @param dayCount number of days of the offer.
 */
export function daysOfLine(line: Line, dayCount: number): number[] {
  const count = Math.min(countedDays(line), Math.max(1, dayCount));
  const first = count === 1 ? line.day : Math.max(0, Math.min(line.day, dayCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A departure has its own days, a night is measured by its hours, and a quantity that follows the party counts people. */
function countedDays({ kind, departureId, units }: Line): number {
  if (departureId !== null || kind === 'plan' || kind === 'lodging') return 1;
  const days = units.filter(({ name, follows }) => follows === null && BY_THE_DAY.test(name.trim()));
  return Math.max(1, ...days.map(({ quantity }) => quantity));
}

const MIDNIGHT = 1440;

/** Minutes of a line on each of its days. A length that spans several days ends on the last one. */
export function minutesADay({ begin, minutes }: Pick<OfferLine, 'begin' | 'minutes'>, count: number): number {
  if (count === 1 || minutes <= MIDNIGHT) return minutes;
  const onLast = minutes - MIDNIGHT * (count - 1);
  return onLast >= 5 && onLast <= MIDNIGHT - begin ? onLast : Math.max(5, MIDNIGHT - begin);
}
