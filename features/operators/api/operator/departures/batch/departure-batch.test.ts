import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DepartureBatchChange } from '#features/operators/contract/departure-batch.ts';
import * as routes from '#features/operators/contract/departure-batch-routes.ts';
import { changeDepartureRule } from '#features/operators/contract/managed-plan-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);
const { db, pool } = site;

let owner: TestPerson;
let tour: TestDeparture;
let days: { id: string; date: string }[];

beforeEach(async () => {
  tour = await insertDeparture(db, REGION, { hoursAhead: 24 * 400 });
  owner ??= await insertPerson(db, REGION, { name: 'Olga Ortiz' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, tour.operator, owner.id],
  );
  days = [];
  for (const day of [10, 11, 12]) {
    const { rows } = await pool.query(
      `with day as (select (now() at time zone 'America/Lima')::date + $5::int as on_day)
       insert into departure (region_id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
       select $1, $2, $3, $4, on_day, '09:00', (on_day + time '09:00') at time zone 'America/Lima',
         (on_day + time '12:00') at time zone 'America/Lima', (on_day + time '07:00') at time zone 'America/Lima', 10
       from day returning id, local_date::text as date`,
      [REGION, tour.operator, tour.plan, tour.option, day],
    );
    days.push(rows[0]);
  }
  await insertBooking(db, REGION, { ...tour, departure: days[1]!.id });
});

const params = () => ({ operatorId: tour.operator });
const preview = (change: DepartureBatchChange, weekdays = [1, 2, 3, 4, 5, 6, 7]) =>
  call(site.app, routes.previewDepartures, {
    params: params(),
    headers: owner.headers,
    body: {
      choice: { from: days[0]!.date, to: days[2]!.date, weekdays, planId: tour.plan, optionId: null },
      change,
    },
  });
const change = (change: DepartureBatchChange, ids = days.map(({ id }) => id), id: string = randomUUID()) =>
  call(site.app, routes.changeDepartures, {
    params: params(),
    headers: owner.headers,
    body: { id, departureIds: ids, change },
  });
const undo = (batchId: string) =>
  call(site.app, routes.undoDepartureBatch, { params: { ...params(), batchId }, headers: owner.headers });
const results = ({ items }: { items: { result: string; reason: string | null }[] }) =>
  items.map(({ result, reason }) => reason ?? result);
const stored = async () =>
  (
    await pool.query(
      `select state, capacity, prices, to_char(local_time, 'HH24:MI') as time, to_char(starts_at at time zone 'America/Lima', 'HH24:MI') as starts
       from departure where id = any($1::uuid[]) order by starts_at`,
      [days.map(({ id }) => id)],
    )
  ).rows;

test('the preview changes nothing and lists the departures on the chosen weekdays', async () => {
  expect(results((await preview({ kind: 'close' })).json())).toEqual(['changed', 'changed', 'changed']);
  const { rows } = await pool.query(`select extract(isodow from $1::date)::int as weekday`, [days[2]!.date]);
  expect((await preview({ kind: 'close' }, [rows[0].weekday])).json().items.map(({ id }) => id)).toEqual([days[2]!.id]);
  expect((await stored()).map(({ state }) => state)).toEqual(['scheduled', 'scheduled', 'scheduled']);
});

test('concurrent equal requests close many departures once, and undoing reopens them', async () => {
  await pool.query(`update departure set state = 'guaranteed' where id = $1`, [days[0]!.id]);
  const id = randomUUID();
  const ids = days.map((day) => day.id);
  const [one, other] = await Promise.all([change({ kind: 'close' }, ids, id), change({ kind: 'close' }, ids, id)]);
  expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
  expect(one.json()).toEqual(other.json());
  expect((await stored()).map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
  expect((await change({ kind: 'reopen' }, ids, id)).problem().code).toBe('batch_repeated_differently');
  const { rows } = await pool.query(`select after from audit_event where action = 'departures.change_many'`);
  expect(rows).toEqual([{ after: { kind: 'close', departures: 3 } }]);

  // A person opened this departure after the batch, so it stays open.
  await pool.query(`update departure set state = 'scheduled' where id = $1`, [days[2]!.id]);
  expect(results((await undo(id)).json())).toEqual(['changed', 'changed', 'changed_since']);
  expect((await stored()).map(({ state }) => state)).toEqual(['guaranteed', 'scheduled', 'scheduled']);
  expect((await undo(id)).json().items).toEqual([]);
});

test('booked departures keep their price and hour, and never get fewer seats than are booked', async () => {
  const moved = await change({ kind: 'time', time: '15:30' });
  expect(results(moved.json())).toEqual(['changed', 'booked', 'changed']);
  expect((await stored()).map(({ time, starts }) => [time, starts])).toEqual([
    ['15:30', '15:30'],
    ['09:00', '09:00'],
    ['15:30', '15:30'],
  ]);
  await insertBooking(db, REGION, { ...tour, departure: days[0]!.id });
  expect(results((await undo(moved.json().id)).json())).toEqual(['booked', 'changed']);
  expect((await stored()).map(({ time }) => time)).toEqual(['15:30', '09:00', '09:00']);

  const prices = [{ unit: tour.units.adult, from: null, to: null, weekdays: null, amount: 9900 }];
  expect(results((await change({ kind: 'prices', prices })).json())).toEqual(['booked', 'booked', 'changed']);
  const other = [{ ...prices[0]!, unit: randomUUID() }];
  expect(results((await change({ kind: 'prices', prices: other })).json())[2]).toBe('other_fares');
  expect(results((await change({ kind: 'capacity', capacity: 1 })).json())).toEqual([
    'below_taken',
    'below_taken',
    'changed',
  ]);
  expect(await stored()).toMatchObject([
    { capacity: 10, prices: null },
    { capacity: 10, prices: null },
    { capacity: 1, prices },
  ]);
});

test('two departures never move to one hour, and the rule makes no second departure at the former hour', async () => {
  const rule = {
    ...{ from: days[0]!.date, to: days[0]!.date, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:00', '11:00'] },
    ...{ openingHours: null, exceptions: [], onlyOpen: false, capacity: null, resources: [] },
  };
  const { rows } = await pool.query(
    `insert into departure_rule (region_id, option_id, rule) values ($1, $2, $3) returning id`,
    [REGION, tour.option, JSON.stringify(rule)],
  );
  await pool.query('update departure set rule_id = $2 where id = $1', [days[0]!.id, rows[0].id]);
  const { rows: second } = await pool.query(
    `insert into departure (region_id, operator_id, plan_id, option_id, rule_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
     select region_id, operator_id, plan_id, option_id, rule_id, local_date, '11:00', starts_at + interval '2 hours', ends_at + interval '2 hours',
       cutoff_at, capacity from departure where id = $1 returning id`,
    [days[0]!.id],
  );
  const moved = await change({ kind: 'time', time: '16:00' }, [days[0]!.id, second[0].id]);
  expect(results(moved.json())).toEqual(['changed', 'hour_taken']);
  const saved = await call(site.app, changeDepartureRule, {
    params: { ...params(), planId: tour.plan, ruleId: rows[0].id },
    headers: owner.headers,
    body: { revision: 1, optionId: tour.option, rule },
  });
  expect(saved.json()).toMatchObject({ made: 0, dropped: 0 });
  expect((await undo(moved.json().id)).json().items.map(({ result }) => result)).toEqual(['changed']);
});

test('a departure of another operator is not found', async () => {
  const other = await insertDeparture(db, REGION, { hoursAhead: 60 });
  expect((await change({ kind: 'close' }, [other.departure])).problem().code).toBe('departure_not_found');
});

test('a departure does not move to an hour at which its guide goes in another departure', async () => {
  const guide = randomUUID();
  await pool.query(
    `insert into resource (region_id, id, operator_id, kind, name, counts, capacity) values ($1, $2, $3, 'guide', 'Bruno', 'departure', 1)`,
    [REGION, guide, tour.operator],
  );
  const late = (
    await pool.query(
      `insert into departure (region_id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, shares)
       select region_id, operator_id, plan_id, option_id, local_date, '15:00', starts_at + interval '6 hours', ends_at + interval '6 hours',
         cutoff_at, capacity, true from departure where id = $1 returning id`,
      [days[0]!.id],
    )
  ).rows[0].id as string;
  for (const id of [days[0]!.id, late])
    await pool.query('insert into departure_resource values ($1, $2, $3)', [REGION, id, guide]);
  const early = {
    departureId: days[0]!.id,
    resource: 'Bruno',
    localTime: '09:00',
    endTime: '12:00',
    wantedTime: '09:30',
  };
  const refused = [{ id: late, result: 'refused', reason: 'resource_busy', busy: early }];
  expect((await change({ kind: 'time', time: '09:30' }, [late])).json().items).toMatchObject(refused);
  const both = [days[0]!.id, late];
  const moved = await change({ kind: 'time', time: '11:00' }, both);
  expect(results(moved.json())).toEqual(['changed', 'hour_taken']);
  expect(results((await change({ kind: 'time', time: '16:30' }, [late])).json())).toEqual(['changed']);
  const back = await change({ kind: 'time', time: '18:00' }, [days[0]!.id]);
  expect(results(back.json())).toEqual(['resource_busy']);
  expect(results((await undo(moved.json().id)).json())).toEqual(['changed']);
});
