import { expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { sampleWish } from '#tests/trips.ts';
import { backBy, comfortFor, paceCaps } from './pace.rules.ts';

const { settings } = await readRegion('trujillo');

test('the caps of a pace come from the region’s settings', () => {
  expect(paceCaps('calm', settings)).toMatchObject({ driveMinutesPerDay: 110 });
  const { calm } = settings.planning.pace;
  const slower = { ...settings.planning, pace: { ...settings.planning.pace, calm: { ...calm, drive: 60 } } };
  expect(paceCaps('calm', { ...settings, planning: slower })).toMatchObject({ driveMinutesPerDay: 60 });
});

test('each day has the main interests of the trip, and something for children', () => {
  const wish = sampleWish({
    interests: { archaeology: 3, beach: 3, food: 2 },
    party: { adults: 2, children: 1, seniors: 0 },
    needs: [],
  });
  const { daily, once } = comfortFor(wish, settings);
  expect(daily).toEqual([
    { topic: 'archaeology', visits: 2 },
    { topic: 'beach', visits: 1 },
    { topic: 'children', visits: 1 },
  ]);
  expect(once).toEqual(['food']);
});

test('in a region with `home_by`, days end by that time, except days that last until dinner', () => {
  const mountains = { ...settings.planning, home_by: '18:30' };
  const wish = sampleWish({ latest: 1140, pace: 'full', party: { adults: 2, children: 0, seniors: 0 }, needs: [] });
  expect(backBy(wish, mountains, [], 0)).toEqual({ backBy: 1110 });
  expect(backBy(wish, settings.planning, [], 0)).toEqual({});
  expect(backBy({ ...wish, latest: 1320 }, mountains, [], 0)).toEqual({});
});
