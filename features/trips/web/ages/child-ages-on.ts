import { childAgesOf } from '../../contract/limits.ts';
import { listBrowserTrips } from '../document/browser-trips.ts';

/**
 * Returns the ages that the traveller gave for the newest trip of this device on the day.
 * @param day local day as `YYYY-MM-DD`
 */
export function childAgesOn(day: string): number[] {
  const trips = listBrowserTrips().filter(({ document }) => document.days.some(({ date }) => date === day));
  const ages = trips.map(({ document }) => childAgesOf(document.wish.party).filter((age) => age !== null));
  return ages.find(({ length }) => length > 0) ?? [];
}
