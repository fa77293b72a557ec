import { beforeEach, expect, it } from 'vitest';
import { sampleTrip, sampleWish } from '#tests/trips.ts';
import { newBrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import { childAgesOn } from './child-ages-on.ts';

beforeEach(() => localStorage.clear());

it('the ages of a day come from the trip of this device that has the day', () => {
  const party = { adults: 2, children: 3, seniors: 0, childAges: [7, null, 3] };
  putBrowserTrip(newBrowserTrip({ ...sampleTrip(), wish: sampleWish({ party }) }));
  putBrowserTrip(newBrowserTrip(sampleTrip()));
  expect(childAgesOn('2026-12-12')).toEqual([7, 3]);
  expect(childAgesOn('2026-12-13')).toEqual([]);
});
