import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRegion } from '#features/companies/api/public.ts';
import { formatDay, parseDay, weekday } from '#planner/hours/calendar.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import { readRegion } from '#regions/read-region.ts';
import { testDatabase } from '#tests/database.ts';
import { importItineraries, type OpenedItinerary, openItineraries, timesOn } from './import-itineraries.ts';
import { readItineraryFile, WEEKDAYS } from './itinerary-file.ts';
import type { ItineraryDay } from './schedule.rules.ts';

const { db, pool, close } = await testDatabase();
afterAll(close);

describe.each([
  ['trujillo', 7],
  ['cusco', 4],
])('the itineraries of %s', (id, count) => {
  let opened: OpenedItinerary[];
  beforeAll(async () => {
    const region = await readRegion(id);
    await importRegion(db, region, { ways: null });
    opened = await openItineraries(db, region);
  }, 60_000);

  test('can be done on every weekday that they claim, all year, holidays included', async () => {
    const { country } = await readRegion(id);
    const holidays = holidayTable(country.holidays);
    expect(opened).toHaveLength(count);
    const first = parseDay('2026-11-21');
    for (const itinerary of opened) {
      const claimed = itinerary.file.weekdays.map((name) => WEEKDAYS.indexOf(name));
      for (let day = first; day < first + 366; day += 1) {
        if (!claimed.includes(weekday(day))) continue;
        expect(timesOn(itinerary, day, holidays), `${itinerary.slug} on ${formatDay(day)}`).not.toHaveProperty(
          'problem',
        );
      }
    }
  });

  test('are kept with real places and times that follow one another, and a second import changes nothing', async () => {
    const region = await readRegion(id);
    await importItineraries(db, region);
    const before = (await pool.query('select * from itinerary order by region_id, id')).rows;
    expect(await importItineraries(db, region)).toBe(0);
    expect((await pool.query('select * from itinerary order by region_id, id')).rows).toEqual(before);
    const rows = before.filter((row) => row.region_id === id);
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      const known = await pool.query(
        `select id from company where region_id = $1 and id = any($2) and hours_class in ('known', 'open_space')`,
        [id, row.places],
      );
      expect(known.rowCount, row.slug).toBe(row.places.length);
      for (const day of row.days as ItineraryDay[]) {
        expect(day.legs).toHaveLength(day.stops.length + 1);
        let now = day.leave;
        for (const [i, stop] of day.stops.entries()) {
          expect(stop.begin).toBeGreaterThanOrEqual(now + day.legs[i]!.minutes);
          now = stop.begin + stop.minutes;
        }
        expect(day.back).toBe(now + day.legs.at(-1)!.minutes);
      }
    }
  });
});

test('an itinerary that claims a day on which a place is closed is refused with the reason', async () => {
  const region = await readRegion('trujillo');
  const [itinerary] = (await openItineraries(db, region)).filter(({ slug }) => slug === 'dos-reinos-de-barro');
  const wednesday = parseDay('2026-11-25');
  expect(timesOn(itinerary!, wednesday, () => null)).toEqual({
    problem: expect.stringMatching(/^día 1: Conjunto amurallado Nik An/),
  });
});

test('a broken file names its faults', () => {
  expect(() => readItineraryFile('{', 'a.json')).toThrow(/^a\.json: /);
  expect(() => readItineraryFile('{"title":"x"}', 'a.json')).toThrow(/summary/);
});
