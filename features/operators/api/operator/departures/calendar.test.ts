import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeDeparture } from '#features/operators/contract/managed-plan.ts';
import {
  changeDeparture,
  listOperatorDepartures,
  listOperatorPlans,
} from '#features/operators/contract/managed-plan-routes.ts';
import { AREAS } from '#server/areas.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({
  areas: AREAS.filter(({ name }) => ['accounts', 'backoffice', 'operators'].includes(name)),
});
afterAll(site.close);
const { db, pool } = site;

let owner: TestPerson;
let tour: TestDeparture;

beforeAll(async () => {
  tour = await insertDeparture(db, REGION, { hoursAhead: 48, capacity: 7 });
  owner = await insertPerson(db, REGION, { name: 'Olga Ortiz' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, tour.operator, owner.id],
  );
});

const calendar = async (from = 0, to = 5) => {
  const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
  const answer = await call(site.app, listOperatorDepartures, {
    params: { operatorId: tour.operator },
    query: { from: day(from), to: day(to) },
    headers: owner.headers,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().items.find(({ id }) => id === tour.departure)!;
};

test('the calendar counts the real number of people in a private group', async () => {
  await pool.query('update plan_option set private = true where id = $1', [tour.option]);
  expect(await calendar()).toMatchObject({ taken: 0, people: 0, alone: true });
  const booking = await insertBooking(db, REGION, tour);
  await pool.query('update booking set places = 7 where id = $1', [booking.id]);
  await pool.query('update departure set taken = 7 where id = $1', [tour.departure]);
  expect(await calendar()).toMatchObject({ taken: 7, people: 2, alone: true });

  // The group keeps all seats after one of two people cancels.
  const [first, second] = booking.items;
  const items = [first, { ...second, state: 'cancelled' }];
  await pool.query('update booking set items = $2 where id = $1', [booking.id, JSON.stringify(items)]);
  expect(await calendar()).toMatchObject({ taken: 7, people: 1 });
  const plans = await call(site.app, listOperatorPlans, {
    params: { operatorId: tour.operator },
    headers: owner.headers,
  });
  expect(plans.statusCode).toBe(200);
  expect(plans.json().items.map(({ people }) => people)).toEqual([1]);
});

test('a service on consecutive days is in the calendar on each day', async () => {
  expect(await calendar(4, 5)).toBeUndefined();
  await pool.query('update departure set days_in_row = 4 where id = $1', [tour.departure]);
  expect(await calendar(4, 5)).toMatchObject({ daysInRow: 4 });
  expect(await calendar(6, 8)).toBeUndefined();
  await pool.query('update departure set days_in_row = 1 where id = $1', [tour.departure]);
});

test('a tour of several days is in the calendar on each day', async () => {
  const lasting = async (program: number, end: string) => {
    await pool.query(
      `update plan_version set content = jsonb_set(content, '{days}', (
         select jsonb_agg(jsonb_build_object('title', 'Día', 'stops', '[]'::jsonb)) from generate_series(1, $2::int)))
       where plan_id = $1`,
      [tour.plan, program],
    );
    const { rows } = await pool.query(
      `update departure set ends_at = (local_date + $2::interval) at time zone 'America/Lima' where id = $1
       returning local_date - (now() at time zone 'utc')::date as ahead`,
      [tour.departure, end],
    );
    return rows[0].ahead as number;
  };
  const first = await lasting(3, '2 days 18 hours');
  expect(await calendar(first + 2, first + 2)).toMatchObject({ days: 3, daysInRow: 1 });
  expect(await calendar(first + 3, first + 3)).toBeUndefined();
  await lasting(4, '1 day 18 hours');
  expect(await calendar(first, first)).toMatchObject({ days: 2 });
  await lasting(1, '1 day 1 hour');
  expect(await calendar(first, first)).toMatchObject({ days: 1 });
  expect(await calendar(first + 1, first + 1)).toBeUndefined();
});

test('the calendar contains a price that was set for one departure', async () => {
  const prices = [{ unit: tour.units.adult, from: null, to: null, weekdays: null, amount: 9500 }];
  const setPrices = async (prices: ChangeDeparture['prices']) => {
    const params = { operatorId: tour.operator, departureId: tour.departure };
    const answer = await call(site.app, changeDeparture, { params, headers: owner.headers, body: { prices } });
    expect(answer.statusCode).toBe(200);
  };
  await setPrices(prices);
  expect(await calendar()).toMatchObject({ prices, currency: 'PEN' });
  await setPrices(null);
  expect(await calendar()).toMatchObject({ prices: null });
});

test('the calendar marks the departures of a plan that was never on sale', async () => {
  expect(await calendar()).toMatchObject({ neverSold: false });
  await pool.query('update plan set sold_version = null where id = $1', [tour.plan]);
  expect(await calendar()).toMatchObject({ neverSold: true });
  await pool.query('update plan set sold_version = draft_version where id = $1', [tour.plan]);
});
