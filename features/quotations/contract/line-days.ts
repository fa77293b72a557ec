import type { OfferLine } from './offer.ts';

/** On which of an offer's days a line is given. */

type Line = Pick<OfferLine, 'kind' | 'day' | 'departureId' | 'units'>;

/** "día", "días de guía", "jornada". Half a day is no day. */
const BY_THE_DAY = /^(d[ií]as?|jornadas?)(?!\p{L})/iu;

/**
 * The days of a line, from 0: as many in a row as it is priced for by the day ("3 × día"), from its own on, or from earlier where the offer ends before.
 * @param dayCount how many days the offer has.
 */
export function daysOfLine(line: Line, dayCount: number): number[] {
  const count = Math.min(countedDays(line), Math.max(1, dayCount));
  const first = count === 1 ? line.day : Math.max(0, Math.min(line.day, dayCount - count));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A departure has its own days, a night is counted by its hours, and what follows the party is counted by heads. */
function countedDays({ kind, departureId, units }: Line): number {
  if (departureId !== null || kind === 'plan' || kind === 'lodging') return 1;
  const days = units.filter(({ name, follows }) => follows === null && BY_THE_DAY.test(name.trim()));
  return Math.max(1, ...days.map(({ quantity }) => quantity));
}

const MIDNIGHT = 1440;

/** How long a line lasts on each of its days; a length over several of them ends on the last. */
export function minutesADay({ begin, minutes }: Pick<OfferLine, 'begin' | 'minutes'>, count: number): number {
  if (count === 1 || minutes <= MIDNIGHT) return minutes;
  const onLast = minutes - MIDNIGHT * (count - 1);
  return onLast >= 5 && onLast <= MIDNIGHT - begin ? onLast : Math.max(5, MIDNIGHT - begin);
}
