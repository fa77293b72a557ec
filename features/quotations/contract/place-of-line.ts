import type { OfferContent, OfferLine } from './offer.ts';
import { eats, plainWords } from './offer-words.ts';

type Days = OfferContent['days'];
type Stop = Days[number]['stops'][number];
type Line = Pick<OfferLine, 'kind' | 'place' | 'departureId' | 'title' | 'day' | 'begin' | 'minutes'>;

/**
 * A line without a place gets the place of a stop: by similar name, by meal at the same time, or by hours. Null for a
 * departure, because a departure has a meeting point.
 */
export function placeOfLine({ kind, place, departureId, title, day, begin, minutes }: Line, days: Days): string | null {
  if (place !== null || departureId !== null) return place;
  const stops = placedStops(days, day);
  const words = plainWords(title);
  const named = stops.find((stop) => words.includes(plainWords(stop.title)) || plainWords(stop.title).includes(words));
  const eaten =
    kind === 'meal' ? stops.find((stop) => eats(stop.title) && sharedMinutes(stop, { begin, minutes }) > 0) : undefined;
  return (named ?? eaten ?? inItsHours(stops, { begin, minutes }))?.place ?? null;
}

/** Place of the last stop before the line on its day. Null without a stop. */
export function placeNearLine({ day, begin }: Pick<OfferLine, 'day' | 'begin'>, days: Days): string | null {
  const before = placedStops(days, day).filter((stop) => stop.begin < begin);
  return before.toSorted((one, other) => other.begin - one.begin)[0]?.place ?? null;
}

/** `true` if at least half of a stop with a place lies within the hours of a line. */
export function isAroundPlaces(
  { day, begin, minutes }: Pick<OfferLine, 'day' | 'begin' | 'minutes'>,
  days: Days,
): boolean {
  return placedStops(days, day).some((stop) => sharedMinutes(stop, { begin, minutes }) * 2 >= stop.minutes);
}

const placedStops = (days: Days, day: number) => (days[day]?.stops ?? []).filter((stop) => stop.place !== null);

const sharedMinutes = (stop: Stop, { begin, minutes }: Pick<OfferLine, 'begin' | 'minutes'>) =>
  Math.min(stop.begin + stop.minutes, begin + minutes) - Math.max(stop.begin, begin);

/** The stop with the most minutes within the hours. At least half of the hours must be covered. */
function inItsHours(stops: readonly Stop[], hours: Pick<OfferLine, 'begin' | 'minutes'>): Stop | undefined {
  return stops
    .filter((stop) => sharedMinutes(stop, hours) * 2 >= hours.minutes)
    .toSorted((one, other) => sharedMinutes(other, hours) - sharedMinutes(one, hours))[0];
}
