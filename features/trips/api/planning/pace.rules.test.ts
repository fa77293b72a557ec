import { expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { sampleWish } from '#tests/trips.ts';
import { comfortFor, paceCaps } from './pace.rules.ts';

const { settings } = await readRegion('trujillo');

test('the caps of a pace are the region’s settings', () => {
  expect(paceCaps('calm', settings)).toMatchObject({ driveMinutesPerDay: 110 });
  const { calm } = settings.planning.pace;
  const slower = { ...settings.planning, pace: { ...settings.planning.pace, calm: { ...calm, drive: 60 } } };
  expect(paceCaps('calm', { ...settings, planning: slower })).toMatchObject({ driveMinutesPerDay: 60 });
});

test('each day has the main interests, and something for children', () => {
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
