import { expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { hasStored, TRIP_LIST } from '#web/offline/stored-lists.ts';
import { dropBrowserTrip, newBrowserTrip, putBrowserTrip } from './browser-trips.ts';

test('a page without a network finds out whether the browser has trips', () => {
  const trip = newBrowserTrip(sampleTrip());
  putBrowserTrip(trip);
  expect(hasStored(TRIP_LIST)).toBe(true);
  dropBrowserTrip(trip.local);
  expect(hasStored(TRIP_LIST)).toBe(false);
});
