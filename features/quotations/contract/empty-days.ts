import { daysOfLine } from './line-days.ts';
import type { LineKind, OfferContent, OfferLine } from './offer.ts';

/** Lines of these kinds go along with the activities of a day, but are no activity of their own. */
const GO_ALONG: readonly LineKind[] = ['guide', 'transport', 'lodging'];
const MINUTES_OF_DAY = 1440;

/**
 * Finds the days, counted from 0, on which the traveller would read no activity: no stop, and no line besides guide,
 * transport and lodging. An operator may still send such an offer, because a free day can be intended.
 */
export function findEmptyDays({
  days,
  lines = [],
}: Pick<OfferContent, 'days'> & { lines?: readonly OfferLine[] }): number[] {
  const active = lines.filter(({ kind }) => !GO_ALONG.includes(kind));
  return days.flatMap(({ stops }, day) =>
    stops.length > 0 || active.some((line) => takesPlaceOn(line, day, days.length)) ? [] : [day],
  );
}

/** A departure of several days is one line on its first day. Its length says how many days it fills. */
function takesPlaceOn(line: OfferLine, day: number, dayCount: number): boolean {
  const last = line.day + Math.floor((line.begin + line.minutes - 1) / MINUTES_OF_DAY);
  return daysOfLine(line, dayCount).includes(day) || (line.kind === 'plan' && line.day <= day && day <= last);
}
