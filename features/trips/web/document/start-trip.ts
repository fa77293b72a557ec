import type { Wish } from '../../contract/trip.ts';
import { type BrowserTrip, newBrowserTrip, putBrowserTrip } from './browser-trips.ts';
import { type StoredPlanning, storePlanning } from './history/stored-plannings.ts';
import { daysOfPlan } from './planning/from-plan.ts';

export function startTrip(title: string, wish: Wish, found: StoredPlanning): BrowserTrip {
  const [best] = found.plans;
  const days = daysOfPlan(best!.plan);
  const shown = new Set(days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const places = Object.fromEntries(
    found.board.places.filter(({ id }) => shown.has(id)).map((place) => [place.id, place]),
  );
  const trip = newBrowserTrip({ title, wish, days }, places);
  putBrowserTrip(trip);
  storePlanning(trip.local, found);
  return trip;
}
