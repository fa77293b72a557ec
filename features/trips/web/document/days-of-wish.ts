import { addDays } from '#web/format/dates.ts';
import type { TripDay, Wish } from '../../contract/trip.ts';
import { planStopsOf, withPlanStops } from './plan-stops.ts';

/**
 * The days of a trip under another wish: each keeps its stops and takes the new date; further days are empty, and those beyond the wish are gone.
 * Departures stay on their date, whichever day of the trip that becomes; one for whose date there is no day any more is gone.
 */
export function daysOfWish(
  days: readonly TripDay[],
  { startDate, days: count }: Pick<Wish, 'startDate' | 'days'>,
): TripDay[] {
  const others = Array.from({ length: count }, (_, index): TripDay => {
    const { stops = [], ...day } = days[index] ?? {};
    return { ...day, stops: stops.filter(({ plan }) => !plan), date: addDays(startDate, index) };
  });
  return withPlanStops(others, planStopsOf(days));
}
