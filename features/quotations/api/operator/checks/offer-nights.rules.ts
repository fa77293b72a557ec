import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import type { Minute } from '#planner/model.ts';
import type { Visit } from './offer-visits.rules.ts';

/**
 * The nodes where each day begins, and where the last one ends. A day begins at the meeting point unless the previous night is spent elsewhere: at
 * the place of a lodging line, else at the last stop when it is for sleeping or the offer includes lodging.
 */
export function nightNodes(
  { lines, lodging }: Pick<OfferContent, 'lines' | 'lodging'>,
  days: readonly Visit[][],
  nodeOf: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, { use: 'eat' | 'sleep' | 'visit' }>,
): number[] {
  const meeting = places.size;
  const nights = days.slice(0, -1).map((stops, day) => {
    const midnight = (day + 1) * 1440;
    const bed = lines.find((line) => line.kind === 'lodging' && line.place !== null && isDuring(line, midnight));
    if (bed) return nodeOf.get(bed.place!) ?? meeting;
    const last = stops.findLast(({ index, place, node }) => index !== null && place !== null && node !== null);
    if (!last || (lodging.trim() === '' && places.get(last.place!)!.use !== 'sleep')) return meeting;
    return last.node!;
  });
  return [meeting, ...nights, meeting];
}

function isDuring({ day, begin, minutes }: OfferLine, moment: Minute): boolean {
  const from = day * 1440 + begin;
  return from <= moment && moment < from + minutes;
}
