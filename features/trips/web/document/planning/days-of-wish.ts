import { addDays } from '#web/format/dates.ts';
import type { TripDay, Wish } from '../../../contract/trip.ts';
import { planStopsOf, withPlanStops } from './plan-stops.ts';

/**
 * Each day keeps its stops and gets a new date. Departures and companion services stay on their date, and disappear
 * with it.
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
