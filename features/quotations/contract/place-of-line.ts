import type { OfferContent, OfferLine } from './offer.ts';
import { plainWords } from './offer-words.ts';

type Days = OfferContent['days'];
type Stop = Days[number]['stops'][number];

/**
 * Where a line takes place: what it says itself, or the stop of its day that it pays for — the one that it is named after, or else the one of its hours.
 * A departure of the operator's own is met at its own point. Null: nobody said.
 */
export function placeOfLine(
  {
    place,
    departureId,
    title,
    day,
    begin,
    minutes,
  }: Pick<OfferLine, 'place' | 'departureId' | 'title' | 'day' | 'begin' | 'minutes'>,
  days: Days,
): string | null {
  if (place !== null || departureId !== null) return place;
  const stops = (days[day]?.stops ?? []).filter((stop) => stop.place !== null);
  const words = plainWords(title);
  const named = stops.find((stop) => words.includes(plainWords(stop.title)) || plainWords(stop.title).includes(words));
  return (named ?? inItsHours(stops, begin, minutes))?.place ?? null;
}

/** The stop that fills at least half of these minutes, the one that fills most of them. */
function inItsHours(stops: readonly Stop[], begin: number, minutes: number): Stop | undefined {
  const shared = (stop: Stop) => Math.min(stop.begin + stop.minutes, begin + minutes) - Math.max(stop.begin, begin);
  return stops.filter((stop) => shared(stop) * 2 >= minutes).toSorted((one, other) => shared(other) - shared(one))[0];
}
