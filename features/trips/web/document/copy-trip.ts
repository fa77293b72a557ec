import { addDays } from '#web/format/dates.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { TripDocument, TripStop } from '../../contract/trip.ts';
import { type BrowserTrip, newBrowserTrip, putBrowserTrip } from './browser-trips.ts';
import { type StoredPlanning, storePlanning } from './history/stored-plannings.ts';

/**
 * The copy has new ids, and no notes, locks or bookings. If `startDate` changes, the copy has no departures, because
 * operators fix their dates.
 */
export function copyTrip(
  document: TripDocument,
  board: StoredPlanning | null,
  startDate = document.days[0]!.date,
): BrowserTrip {
  const moved = startDate !== document.days[0]!.date;
  const copy: TripDocument = {
    ...document,
    wish: { ...document.wish, startDate },
    days: document.days.map(({ along: _, ...day }, index) => ({
      ...day,
      date: addDays(startDate, index),
      stops: day.stops.flatMap(({ note: _note, plan, ...stop }): TripStop[] => {
        const own = { ...stop, id: crypto.randomUUID() };
        if (!plan) return [{ ...own, state: 'placed' }];
        // Other travellers cannot book a service that was made for one traveller.
        if (moved || !plan.slug) return [];
        const { voucher, standing, also, moved: away, quotation, ...departure } = plan;
        return [{ ...own, plan: { ...departure, booking: null }, state: 'locked' }];
      }),
    })),
  };
  const shown = new Set(copy.days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const places = board?.board.places.filter(({ id }) => shown.has(id)) ?? [];
  const own = newBrowserTrip(copy, Object.fromEntries(places.map((place) => [place.id, place])));
  putBrowserTrip(own);
  if (board && !moved) storePlanning(own.local, board);
  return own;
}

/** @returns the path of the new trip's screen */
export function copyToTrips(document: TripDocument): string {
  const own = newBrowserTrip(document);
  putBrowserTrip(own);
  return travellerPaths.trip(own.local);
}
