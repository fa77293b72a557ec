import type { PublicTripDetail } from '../../contract/kept-trip.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { type BrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import { candidatePlace } from '../document/candidate-place.ts';
import { copyTrip } from '../document/copy-trip.ts';

/** The copy names its original, and has no departures, because they belong to the dates of the original. */
export function copyPublicTrip({ id, document, published }: PublicTripDetail, startDate: string): BrowserTrip {
  const original: TripDocument = {
    ...document,
    copiedFrom: id,
    days: document.days.map((day) => ({ ...day, stops: day.stops.filter(({ plan }) => !plan) })),
  };
  const places = published?.places ?? [];
  const own: BrowserTrip = {
    ...copyTrip(original, null, startDate),
    credit: { id, title: document.title, author: published?.author ?? null },
    places: Object.fromEntries(places.map((place) => [place.id, candidatePlace(place)])),
  };
  putBrowserTrip(own);
  return own;
}
