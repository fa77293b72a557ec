import type { DraftDay, DraftStop } from '#planner/draft.ts';
import type { DatedStop } from '../../../contract/booked-stops.ts';
import type { RequestedStop } from '../../../contract/planning.ts';
import type { TripDay, TripStop } from '../../../contract/trip.ts';

/** The planner treats a departure as a fixed visit to a point. The id of the point contains the id of the stop. */

export function spotOf({ id, place, plan }: Pick<TripStop, 'id' | 'place' | 'plan'>): string | null {
  return plan ? `plan:${id}` : place;
}

/** A held stop keeps its day and its hours. */
export const isHeld = ({ state }: Pick<TripStop, 'state'>): boolean => state === 'locked' || state === 'booked';

export function draftDays(days: readonly TripDay[]): DraftDay[] {
  return days.map(({ stops }) => ({ stops: stops.map(draftStop) }));
}

export function draftStop(stop: TripStop): DraftStop {
  return stop.plan ? { ...stop, place: spotOf(stop), ...(stop.plan.meals && { meals: stop.plan.meals }) } : stop;
}

/** The response contains each fixed stop, so every stop with a position is sent as fixed. */
export function askedStops(days: readonly TripDay[]): RequestedStop[] {
  return days.flatMap(({ stops }, day) =>
    stops.flatMap((stop): RequestedStop[] => {
      const place = spotOf(stop);
      if (place === null) return [];
      const { begin: arrive, minutes, plan } = stop;
      if (!plan) return [{ place, day, arrive, minutes, reason: 'locked' }];
      const { meeting: name, lon, lat, meals } = plan;
      const reason = stop.state === 'booked' ? 'booked' : 'locked';
      return [{ place, day, arrive, minutes, reason, point: { name, lon, lat }, ...(meals && { meals }) }];
    }),
  );
}

export function planStopsOf(days: readonly TripDay[]): DatedStop[] {
  return days.flatMap(({ date, stops }) => stops.flatMap((stop) => (stop.plan ? [{ date, stop }] : [])));
}

/** Replaces earlier stops of the same departures. Dates outside of the trip are ignored. */
export function withPlanStops(days: TripDay[], dated: readonly DatedStop[]): TripDay[] {
  const departures = new Set(dated.map(({ stop }) => stop.plan?.departureId));
  return days.map((day) => {
    const rest = day.stops.filter(({ plan }) => !plan || !departures.has(plan.departureId));
    const come = dated.flatMap(({ date, stop }) => (date === day.date ? [stop] : []));
    if (come.length === 0 && rest.length === day.stops.length) return day;
    return { ...day, stops: [...rest, ...come].toSorted((one, other) => one.begin - other.begin) };
  });
}
