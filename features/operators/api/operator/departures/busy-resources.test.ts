import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDepartureRule,
  changeDeparture,
  createDeparture,
} from '#features/operators/contract/managed-plan-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

let selling: Selling;
let owner: TestPerson;
let guide: string;
let early: string;

beforeAll(async () => {
  selling = await seedSelling(site);
  owner = await insertPerson(site.db, 'trujillo', { name: 'Olga Ortiz' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'owner')`,
    [selling.operator, owner.id],
  );
  guide = await selling.resource({ counts: 'departure', capacity: 1 });
  early = await selling.departure({ startsAt: at(9), resources: [guide] });
});

/** @param hour local hour in Lima */
function at(hour: number): Date {
  return new Date(Date.parse(`${DAY}T00:00:00-05:00`) + hour * 3_600_000);
}

const create = (time: string, insteadOf?: string) =>
  call(site.app, createDeparture, {
    params: { operatorId: selling.operator },
    headers: { ...owner.headers, 'idempotency-key': randomUUID() },
    body: {
      ...{ optionId: selling.option, date: DAY, time, openingHours: null, capacity: 8, resources: [guide] },
      ...(insteadOf && { insteadOf }),
    },
  });

test('a new departure does not get a guide who goes in another one, unless it replaces this one', async () => {
  const refused = (await create('10:30')).problem() as { code: string; busy?: object };
  expect(refused).toMatchObject({ code: 'resource_busy', busy: { departureId: early, wantedTime: '10:30' } });
  expect((await create('10:30', early)).statusCode).toBe(201);
});

test('a rule says how many of its departures share their guide with another one', async () => {
  const rule = {
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['07:00', '10:00'], openingHours: null, from: DAY, to: DAY },
    ...{ exceptions: [], capacity: 8, resources: [guide], onlyOpen: false },
  };
  const saved = await call(site.app, addDepartureRule, {
    params: { operatorId: selling.operator, planId: selling.plan },
    ...{ headers: owner.headers, body: { optionId: selling.option, rule } },
  });
  expect(saved.json()).toMatchObject({ made: 2, shared: 1 });
});

test('a guide goes in one departure at a time, also while neither has bookings', async () => {
  const late = await selling.departure({ startsAt: at(11) });
  const change = (resources: string[]) =>
    call(site.app, changeDeparture, {
      params: { operatorId: selling.operator, departureId: late },
      ...{ headers: owner.headers, body: { resources } },
    });
  expect((await change([guide])).problem()).toMatchObject({ code: 'resource_busy', busy: { departureId: early } });
  await site.pool.query(`update departure set state = 'closed' where taken = 0 and id <> $1`, [late]);
  expect((await change([guide])).statusCode).toBe(200);
});
