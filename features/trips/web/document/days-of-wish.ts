import { addDays } from '#web/format/dates.ts';
import type { TripDay, Wish } from '../../contract/trip.ts';

/** The days of a trip under another wish: each keeps its stops and takes the new date; further days are empty, and those beyond the wish are gone. */
export function daysOfWish(days: readonly TripDay[], { startDate, days: count }: Wish): TripDay[] {
  return Array.from({ length: count }, (_, index) => ({
    stops: [],
    ...days[index],
    date: addDays(startDate, index),
  }));
}
