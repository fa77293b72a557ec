import { addDays } from '#web/format/dates.ts';
import type { TripDay, Wish } from '../../../contract/trip.ts';
import { planStopsOf, withPlanStops } from './plan-stops.ts';

/**
 * The days of a trip under another wish: each keeps its stops and takes the new date; further days are empty, and those beyond the wish are gone.
 * Departures, and who goes along, stay on their date, whichever day of the trip that becomes; one for whose date there is no day any more is gone.
 */
export function daysOfWish(
  days: readonly TripDay[],
  { startDate, days: count }: Pick<Wish, 'startDate' | 'days'>,
): TripDay[] {
  const others = Array.from({ length: count }, (_, index): TripDay => {
    const { stops = [], along: _along, ...day } = days[index] ?? {};
    const date = addDays(startDate, index);
    const along = days.find((one) => one.date === date)?.along;
    return { ...day, ...(along && { along }), stops: stops.filter(({ plan }) => !plan), date };
  });
  return withPlanStops(others, planStopsOf(days));
}
