import { closuresBetween, type PlaceNotices, placeNotices } from '#features/closures/api/public.ts';
import type { RegionClock } from '#features/organisation/api/public.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { isoFromDay } from '#planner/hours/calendar.ts';
import type { Database } from '#server/database/connect.ts';
import { untilClosed, withoutClosed } from './closed-hours.rules.ts';
import type { LocalMoment } from './local-moment.ts';
import { hoursOnDay, openStates, type StatedHours } from './open-state.rules.ts';

export type PlaceState = Pick<PlaceCard, 'open' | 'closure' | 'onDay'>;

/** A card shows a closure at most this many days in advance. */
const DAYS_AHEAD = 30;

/** Without a minute, a place that closes for a part of the day is not closed. */
export async function noticesOn(
  db: Database,
  region: string,
  { day, minute }: Pick<LocalMoment, 'day'> & Partial<LocalMoment>,
): Promise<PlaceNotices> {
  const date = isoFromDay(day);
  return placeNotices(await closuresBetween(db, region, date, isoFromDay(day + DAYS_AHEAD)), date, minute);
}

/** Adds the hours of a day to the states of places. */
export function statesWithDay<Place extends StatedHours & { id: string }>(
  day: number,
  { holidays }: Pick<RegionClock, 'holidays'>,
  notices: PlaceNotices,
  stateOf: (place: Place) => PlaceState,
): (place: Place) => PlaceState {
  return (place) => {
    const usual = notices.isClosed(place.id) ? [] : hoursOnDay(place, day, holidays);
    const hours = usual && withoutClosed(usual, notices.closedHours(place.id));
    return { ...stateOf(place), ...(hours && { onDay: { date: isoFromDay(day), hours } }) };
  };
}

export function placeStates(
  moment: LocalMoment,
  { holidays }: Pick<RegionClock, 'holidays'>,
  notices: PlaceNotices,
): (place: StatedHours & { id: string; lon: number; lat: number; hours_stale: boolean }) => PlaceState {
  const stateOf = openStates(moment, holidays);
  // Hours that the team did not confirm for long do not say whether the place is open.
  const openState = (place: StatedHours & { hours_stale: boolean }) =>
    place.hours_stale ? ({ state: 'unknown' } as const) : stateOf(place);
  return (place) => ({
    open: notices.isClosed(place.id)
      ? { state: 'closed' }
      : untilClosed(openState(place), moment.minute, notices.closedHours(place.id)),
    closure: notices.notice(place),
  });
}
