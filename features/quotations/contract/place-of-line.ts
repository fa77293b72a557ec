import type { OfferContent, OfferLine } from './offer.ts';
import { eats, plainWords } from './offer-words.ts';

type Days = OfferContent['days'];
type Stop = Days[number]['stops'][number];
type Line = Pick<OfferLine, 'kind' | 'place' | 'departureId' | 'title' | 'day' | 'begin' | 'minutes'>;

/**
 * Finds a stop with a similar name, a meal at the same time, or the same hours. A departure gets no place, because it
 * has a meeting point.
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

export function placeNearLine({ day, begin }: Pick<OfferLine, 'day' | 'begin'>, days: Days): string | null {
  const before = placedStops(days, day).filter((stop) => stop.begin < begin);
  return before.toSorted((one, other) => other.begin - one.begin)[0]?.place ?? null;
}

export function isAroundPlaces(
  { day, begin, minutes }: Pick<OfferLine, 'day' | 'begin' | 'minutes'>,
  days: Days,
): boolean {
  return placedStops(days, day).some((stop) => sharedMinutes(stop, { begin, minutes }) * 2 >= stop.minutes);
}

const placedStops = (days: Days, day: number) => (days[day]?.stops ?? []).filter((stop) => stop.place !== null);

const sharedMinutes = (stop: Stop, { begin, minutes }: Pick<OfferLine, 'begin' | 'minutes'>) =>
  Math.min(stop.begin + stop.minutes, begin + minutes) - Math.max(stop.begin, begin);

function inItsHours(stops: readonly Stop[], hours: Pick<OfferLine, 'begin' | 'minutes'>): Stop | undefined {
  return stops
    .filter((stop) => sharedMinutes(stop, hours) * 2 >= hours.minutes)
    .toSorted((one, other) => sharedMinutes(other, hours) - sharedMinutes(one, hours))[0];
}
