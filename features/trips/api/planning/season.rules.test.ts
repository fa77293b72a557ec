import { expect, test } from 'vitest';
import { dayFromIso } from '#planner/hours/calendar.ts';
import { readRegion } from '#regions/read-region.ts';
import { closedByFeasts, feastRules, seasonTimes } from './season.rules.ts';
import { terrainSuits } from './terrain.rules.ts';

const { planning } = (await readRegion('cusco')).settings;
const open = [{ open: 420, close: 1080 }];
const ruins = { category: 'archaeological_site', needs: {} } as const;
const timesOn = (date: string, d: number, place: Parameters<typeof seasonTimes>[1]) =>
  seasonTimes(planning, place, { day: dayFromIso(date), d }, open);

test('in the months of rain, open-air sites are visited before the afternoon', () => {
  expect(timesOn('2027-02-10', 1, ruins)).toEqual([{ open: 420, close: 840 }]);
  expect(timesOn('2027-06-10', 1, ruins)).toEqual(open);
  expect(timesOn('2027-02-10', 1, { category: 'museum', needs: {} })).toEqual(open);
});

test('the first day has no place above 3500 m', () => {
  const high = { ...ruins, needs: { low_altitude: false } };
  expect(timesOn('2027-06-10', 0, high)).toEqual([]);
  expect(timesOn('2027-06-10', 1, high)).toEqual(open);
});

test('a feast of the region closes certain places on that day', () => {
  const closed = closedByFeasts(planning, { days: 3 }, dayFromIso('2027-06-23'));
  expect([...closed.keys()]).toEqual([1]);
  expect(closed.get(1)).toContain('mincetur:904');
  expect(feastRules(planning)).toEqual([{ name: 'Inti Raymi', month: 6, day: 24 }]);
});

test('ruins do not suit a traveller who needs step-free access, unless a source says otherwise', () => {
  const huaca = { category: 'archaeological_site', kindLabel: 'Huaca', needs: {} } as const;
  expect(terrainSuits({ needs: ['step_free'] }, huaca)).toBe(false);
  expect(terrainSuits({ needs: ['step_free'] }, { ...huaca, needs: { step_free: true } })).toBe(true);
  expect(terrainSuits({ needs: ['shade'] }, huaca)).toBe(true);
});
