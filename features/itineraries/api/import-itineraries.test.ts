import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import { importRegion } from '#features/places/api/public.ts';
import { check } from '#planner/check.ts';
import { dayFromIso, isoFromDay, weekday } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import { holidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import type { Candidate, Plan, PlannedDay, Problem, TimeWindow } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import { readRegion } from '#regions/read-region.ts';
import { testDatabase } from '#tests/database.ts';
import { importItineraries, type OpenedItinerary, openItineraries, timesOn } from './import-itineraries.ts';
import { readItineraryFile, WEEKDAYS } from './itinerary-file.ts';
import type { Schedule } from './schedule.rules.ts';

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

  test('every itinerary is possible on each weekday for a year', async () => {
    const { country } = await readRegion(id);
    const holidays = holidayTable(country.holidays);
    expect(opened).toHaveLength(count);
    const first = dayFromIso('2026-11-21');
    for (const itinerary of opened) {
      const claimed = itinerary.file.weekdays.map((name) => WEEKDAYS.indexOf(name));
      for (let day = first; day < first + 366; day += 1) {
        if (!claimed.includes(weekday(day))) continue;
        expect(timesOn(itinerary, day, holidays), `${itinerary.slug} on ${isoFromDay(day)}`).not.toHaveProperty(
          'problem',
        );
      }
    }
  });

  test('the times that are stored for the first weekday are possible on the other weekdays', async () => {
    const region = await readRegion(id);
    const holidays = holidayTable(region.country.holidays);
    const minimum = await shortestVisits(id);
    // 2026-11-23 is a Monday. This week and the next week have no holidays.
    const monday = dayFromIso('2026-11-23');
    for (const itinerary of opened) {
      const claimed = itinerary.file.weekdays.map((name) => WEEKDAYS.indexOf(name));
      const copied = timesOn(itinerary, monday + claimed[0]!, holidays);
      if ('problem' in copied) throw new Error(copied.problem);
      for (const weekday of claimed) {
        const { problem, plan } = planOf(itinerary, copied.days, monday + weekday, minimum);
        expect(plan.days.flatMap(({ stops }) => stops).length).toBeGreaterThan(2);
        expect(check(problem, plan), `${itinerary.slug} on ${plan.days[0]!.date}`).toEqual([]);
      }
    }
  });

  test('a second import changes nothing', async () => {
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

async function shortestVisits(region: string): Promise<Map<string, number>> {
  const { rows } = await pool.query(
    `select id, (visit_minutes ->> 'minimum')::int as minimum from company where region_id = $1 and visit_minutes is not null`,
    [region],
  );
  return new Map(rows.map((row) => [row.id, row.minimum]));
}

/** The editor sets the pace, so the limits are wide. */
function planOf(
  { file, places, nodes, legs }: OpenedItinerary,
  times: Schedule[],
  first: number,
  minimum: ReadonlyMap<string, number>,
): { problem: Problem; plan: Plan } {
  const centre = nodes.size;
  const candidates = [...nodes.keys()].map((key): Candidate => {
    const { id, category, hours_class, hours_rule } = places.get(key)!;
    const rules = hours_rule === null ? null : parseHours(hours_rule);
    if (rules?.ok === false || hours_class === 'unknown') throw new Error(`${key} has no hours to go by`);
    const least = minimum.get(id) ?? 0;
    return {
      id,
      kind: category,
      interest: 0,
      visit: { minimum: least, typical: least, maximum: least },
      hoursClass: hours_class,
      windows: file.days.map((_, d) =>
        rules ? windowsOn(rules.rules, first + d, () => null) : [{ open: 0, close: 2880 }],
      ),
      cost: null,
      needs: {},
      eating: category === 'food',
    };
  });
  const problem: Problem = {
    days: file.days.map(({ start, end }, d) => ({
      date: isoFromDay(first + d),
      start: start ? nodes.get(start)! : centre,
      end: end ? nodes.get(end)! : centre,
      earliest: Math.min(...times.map(({ legs, begins }) => begins[0]! - legs[0]!.minutes)),
      latest: Math.max(...times.map(({ back }) => back)),
    })),
    places: candidates,
    anchors: 1,
    legs,
    must: [],
    avoid: [],
    fixed: [],
    meals: USUAL_MEALS,
    caps: {
      stopsPerDay: 12,
      walkMetresPerDay: Number.POSITIVE_INFINITY,
      driveMinutesPerDay: Number.POSITIVE_INFINITY,
      buffer: 0,
    },
    party: { adults: 2, children: 0, seniors: 0 },
    currency: 'PEN',
    budget: null,
    needs: [],
    knownHoursOnly: true,
  };
  const days = file.days.map(({ stops }, d): PlannedDay => {
    const { begins, legs: ways, back } = times[d]!;
    const { date, start, end } = problem.days[d]!;
    const leave = begins[0]! - ways[0]!.minutes;
    const planned: PlannedDay = { date, leave, back, stops: [], legs: [] };
    let at = start;
    let free = leave;
    for (const [s, { place: key, meal, minutes }] of stops.entries()) {
      const to = key ? nodes.get(key)! : at;
      const begin = begins[s]!;
      const place = key ? candidates[to]! : null;
      const holds = ({ open, close }: TimeWindow) => open <= begin && begin + minutes <= close;
      planned.legs.push({ ...ways[s]!, from: at, to, depart: free });
      planned.stops.push({
        place: place?.id ?? null,
        ...(meal && { meal }),
        arrive: free + ways[s]!.minutes,
        begin,
        end: begin + minutes,
        hoursClass: place?.hoursClass ?? null,
        window: place?.windows[d]?.find(holds) ?? null,
        fixed: null,
      });
      at = to;
      free = begin + minutes;
    }
    planned.legs.push({ ...ways.at(-1)!, from: at, to: end, depart: free });
    return planned;
  });
  const stopsByClass = { known: 0, open_space: 0, assumed: 0 };
  return { problem, plan: { days, score: 0, cost: 0, leftOut: [], refused: [], stopsByClass } };
}

test('an itinerary with a closed place is refused', async () => {
  const region = await readRegion('trujillo');
  const [itinerary] = (await openItineraries(db, region)).filter(({ slug }) => slug === 'dos-reinos-de-barro');
  const wednesday = dayFromIso('2026-11-25');
  expect(timesOn(itinerary!, wednesday, () => null)).toEqual({
    problem: expect.stringMatching(/^día 1: Conjunto amurallado Nik An/),
  });
});

test('the error for a broken file names the invalid member', () => {
  expect(() => readItineraryFile('{', 'a.json')).toThrow(/^a\.json: /);
  expect(() => readItineraryFile('{"title":"x"}', 'a.json')).toThrow(/summary/);
});
