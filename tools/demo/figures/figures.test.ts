import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropOldEvents } from '#features/figures/api/event.store.ts';
import { isoFromDay } from '#planner/hours/calendar.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { eventsOfDay } from './demo-events.ts';
import { prepareDemoFigures } from './prepare-figures.ts';

const REGION = 'trujillo';
const site = await testSite({ areas: ['figures'], settings: { REGION } });
afterAll(site.close);
const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Lima' }).format(Date.now());
const PLACES = Array.from({ length: 60 }, (_, n) => ({ name: `Lugar ${n}`, interest: 900 - n, district: 'Moche' }));

beforeAll(async () => {
  await insertPlaces(site.db, REGION, PLACES);
});

const counts = async () => {
  const { rows } = await site.pool.query(
    `select (select count(*)::int from visit_event) as visits, (select count(*)::int from planning_event) as plans,
       (select count(*)::int from planned_place_event) as places, (select count(distinct day)::int from visit_event) as days,
       (select bool_and(fictional) from visit_event) as fictional, (select max(day)::text from visit_event) as last`,
  );
  return rows[0];
};

test('the events of a day are always the same, and fit each other', () => {
  const places = PLACES.map(({ name }, at) => ({ id: name, hasHours: at % 4 > 0 }));
  const day = eventsOfDay('2026-07-25', places);
  expect(eventsOfDay('2026-07-25', places)).toEqual(day);
  const count = (of: typeof day) => of.visits.reduce((sum, { count }) => sum + count, 0);
  expect(count(day)).toBeGreaterThan(count(eventsOfDay('2026-05-05', places)));
  expect(day.places.every(({ travelDay, reason }) => (travelDay === null) === (reason !== null))).toBe(true);
  expect(day.visits.every(({ page, place }) => (page === 'place') === (place !== null))).toBe(true);
});

test('a demo has thirteen months of events up to yesterday, made once and in bulk', async () => {
  const begun = performance.now();
  await prepareDemoFigures(site.platform);
  // It takes half a second. One statement per event would take a minute.
  expect(performance.now() - begun).toBeLessThan(5000);
  const first = await counts();
  expect(first).toMatchObject({ days: 393, fictional: true, last: isoFromDay(Date.parse(today) / 86_400_000 - 1) });
  expect(first.visits).toBeGreaterThan(15_000);
  expect(first.places).toBeGreaterThan(first.plans);
  await prepareDemoFigures(site.platform);
  await dropOldEvents(site.db, REGION, today);
  expect(await counts()).toEqual(first);
});

test('a later start adds the days that are missing, and only those', async () => {
  const before = await counts();
  for (const table of ['visit_event', 'planning_event', 'planned_place_event'])
    await site.pool.query(`delete from ${table} where day > $1::date - 8`, [today]);
  await prepareDemoFigures(site.platform);
  expect(await counts()).toEqual(before);
});

test('a region that is no demo gets no events', async () => {
  await site.pool.query('delete from visit_event; delete from planning_event; delete from planned_place_event');
  const now = await site.platform.region.current();
  const current = async () => ({ ...now, settings: { ...now.settings, demo: false } });
  await prepareDemoFigures({ ...site.platform, region: { ...site.platform.region, current } });
  expect((await counts()).visits).toBe(0);
});
