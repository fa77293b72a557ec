import type { Wish } from '../../contract/trip.ts';
import { type KeptBoard, keepBoard } from './history/kept-boards.ts';
import { newOwnTrip, type OwnTrip, putOwnTrip } from './own-trips.ts';
import { daysOfPlan } from './planning/from-plan.ts';

/** Makes a trip of this browser from the planner's answer. */
export function startTrip(title: string, wish: Wish, found: KeptBoard): OwnTrip {
  const [best] = found.plans;
  const days = daysOfPlan(best!.plan);
  const shown = new Set(days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const places = Object.fromEntries(
    found.board.places.filter(({ id }) => shown.has(id)).map((place) => [place.id, place]),
  );
  const trip = newOwnTrip({ title, wish, days }, places);
  putOwnTrip(trip);
  keepBoard(trip.local, found);
  return trip;
}
