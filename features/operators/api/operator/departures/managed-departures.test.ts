import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import * as sales from '#features/operators/contract/managed-plan-routes.ts';
import {
  ADULT,
  groupOption,
  insertRegionPeople,
  OPTION,
  operatorSite,
  sellMuseum,
  verifyLuna,
} from '#tests/managed-operator.ts';
import { insertPlan } from '#tests/plans.ts';
import { decideMinimum } from '../../departures/decide-minimum.ts';
import { minimumDue } from './departure.store.ts';

const { site, ask } = await operatorSite();
afterAll(site.close);
const { db, pool } = site;

const people = await insertRegionPeople(site);
const { owner } = people;
const params = await verifyLuna(site, ask, people);
const { operatorId: operator } = params;
const plan = await sellMuseum(ask, people, params);

test('at the deadline, a departure with enough people is guaranteed', async () => {
  const soon = new Date(Date.now() + 20 * 3_600_000);
  const made = await insertPlan(db, 'trujillo', {
    departures: ['2031-05-07 09:00', '2031-05-07 11:00', '2031-05-07 13:00'],
  });
  const [full, thin, far] = made.departures as [string, string, string];
  await pool.query(`update plan_option set minimum_group = 3, minimum_outcome = 'cancel' where id = $1`, [made.option]);
  await pool.query(
    `update departure set starts_at = $2, ends_at = $2::timestamptz + interval '2 hours' where id = any($1)`,
    [[full, thin], soon],
  );
  await pool.query(`update departure set taken = case when id = $1 then 3 else 2 end where id = any($2)`, [
    full,
    made.departures,
  ]);
  expect(await decideMinimum(site.platform)).toBe(1);
  const { rows } = await pool.query(`select id, state from departure where id = any($1)`, [made.departures]);
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
    [full]: 'guaranteed',
    [thin]: 'scheduled',
    [far]: 'scheduled',
  });
  expect(await minimumDue(db, 'trujillo', new Date())).toMatchObject([{ id: thin, reached: false, outcome: 'cancel' }]);
});

test('an operator adds a departure and sets its capacity and prices', async () => {
  const byHand = {
    optionId: OPTION,
    date: '2031-05-07',
    time: '11:00',
    openingHours: null,
    capacity: 5,
    resources: [],
  };
  const made = await ask(owner, sales.createDeparture, { params, body: byHand });
  expect(made).toMatchObject({
    status: 201,
    body: {
      startsAt: '2031-05-07T16:00:00.000Z',
      capacity: 5,
      ruleId: null,
      can: ['guarantee', 'close', 'depart', 'cancel'],
    },
  });
  expect(await ask(owner, sales.createDeparture, { params, body: byHand })).toMatchObject({
    body: { code: 'departure_exists' },
  });
  expect(await ask(owner, sales.createDeparture, { params, body: { ...byHand, date: '2020-01-01' } })).toMatchObject({
    body: { code: 'departure_past' },
  });

  const one = { params: { ...params, departureId: made.body.id } };
  await pool.query('update departure set taken = 4 where id = $1', [made.body.id]);
  expect(await ask(owner, sales.changeDeparture, { ...one, body: { capacity: 3 } })).toMatchObject({
    status: 409,
    body: { code: 'capacity_below_taken' },
  });
  expect(await ask(owner, sales.changeDeparture, { ...one, body: { capacity: 4 } })).toMatchObject({
    status: 200,
    body: { capacity: 4, taken: 4 },
  });
  const prices = [{ unit: ADULT, from: null, to: null, weekdays: null, amount: 3000 }];
  expect(await ask(owner, sales.changeDeparture, { ...one, body: { prices } })).toMatchObject({
    body: { prices, capacity: 4 },
  });
  expect(await ask(owner, sales.actOnDeparture, { ...one, body: { action: 'close' } })).toMatchObject({
    body: { state: 'closed' },
  });
  expect(await ask(owner, sales.actOnDeparture, { ...one, body: { action: 'guarantee' } })).toMatchObject({
    body: { code: 'departure_cannot' },
  });
  expect(await ask(owner, sales.actOnDeparture, { ...one, body: { action: 'reopen' } })).toMatchObject({
    body: { state: 'scheduled' },
  });
  const month = await ask(owner, sales.listOperatorDepartures, {
    params,
    query: { from: '2031-05-01', to: '2031-05-31' },
  });
  expect(month.body.items.map(({ id }) => id)).toEqual([made.body.id]);
});

test('concurrent capacity cuts never go below the number of sold seats', async () => {
  const { departures, operator: owning } = await insertPlan(db, 'trujillo', {
    operator,
    capacity: 60,
    departures: ['2031-06-01 09:00'],
  });
  expect(owning).toBe(operator);
  const [id] = departures as [string];
  const sell = () =>
    pool
      .query('update departure set taken = taken + 1 where id = $1 and taken + 1 <= capacity', [id])
      .then(({ rowCount }) => rowCount!);
  const cut = (capacity: number) =>
    ask(owner, sales.changeDeparture, { params: { ...params, departureId: id }, body: { capacity } }).then(
      ({ status }) => status,
    );
  const [sold, cuts] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, sell)),
    Promise.all(Array.from({ length: 12 }, (_, i) => cut(55 - 4 * i))),
  ]);
  const { rows } = await pool.query('select capacity, taken from departure where id = $1', [id]);
  expect(rows[0].taken).toBe(sold.reduce((sum, one) => sum + one, 0));
  expect(rows[0].taken).toBeLessThanOrEqual(rows[0].capacity);
  expect(cuts.every((status) => status === 200 || status === 409)).toBe(true);
  await expect(pool.query('update departure set capacity = taken - 1 where id = $1', [id])).rejects.toThrow(
    /departure_never_oversold/,
  );
});

test('removing an option deletes its unsold departures', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const other = await insertPlan(db, 'trujillo', {});
  expect(
    await ask(owner, sales.changePlanOptions, {
      ...onPlan,
      body: { revision: 2, items: [groupOption({ id: other.option })] },
    }),
  ).toMatchObject({
    status: 404,
    body: { code: 'option_not_found' },
  });
  expect(
    await ask(owner, sales.changePlanOptions, {
      ...onPlan,
      body: { revision: 2, items: [groupOption({ minUnits: 9 })] },
    }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.items.0.maxUnits' }] },
  });
  const count = async () =>
    (await pool.query(`select from departure where option_id = $1 and rule_id is not null`, [OPTION])).rowCount!;
  expect(await count()).toBeGreaterThan(10);
  const ids = async () =>
    (await pool.query(`select id from departure where option_id = $1 order by id`, [OPTION])).rows;
  const before = await ids();
  expect(
    (
      await ask(owner, sales.changePlanOptions, {
        ...onPlan,
        body: {
          revision: 2,
          items: [groupOption({ name: 'Con otro nombre', prices: [{ ...groupOption().prices[0]!, amount: 5500 }] })],
        },
      })
    ).status,
  ).toBe(200);
  expect(await ids()).toEqual(before);
  const replacement = randomUUID();
  expect(
    (
      await ask(owner, sales.changePlanOptions, {
        ...onPlan,
        body: { revision: 3, items: [groupOption({ id: replacement })] },
      })
    ).body,
  ).toMatchObject({
    items: [{ id: replacement }],
  });
  expect(await count()).toBe(0);
  const left = await pool.query(`select state from departure where option_id = $1 and starts_at > now()`, [OPTION]);
  expect(left.rows).toEqual([{ state: 'closed' }]);
});
