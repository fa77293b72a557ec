import type { BrowserTrip } from './browser-trips.ts';

/**
 * The trip that the traveller is making: of the trips that have not ended, the one that changed last.
 * @param trips the last changed first
 * @param today `YYYY-MM-DD`
 */
export function presentTrip(trips: readonly BrowserTrip[], today: string): BrowserTrip | null {
  return trips.find(({ aside, document }) => !aside && (document.days.at(-1)?.date ?? today) >= today) ?? null;
}

/** Returns the index of the day on which the trip visits the place, or null. */
export function dayWith({ document }: BrowserTrip, place: string): number | null {
  const day = document.days.findIndex(({ stops }) => stops.some((stop) => stop.place === place));
  return day < 0 ? null : day;
}
