import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedDeparture, ManagedOption } from '#features/operators/contract/managed-plan.ts';
import {
  addDepartureRule,
  changeDeparture,
  changeDepartureRule,
  changePlan,
  changePlanOptions,
  listOperatorDepartures,
  showOperatorPlan,
} from '#features/operators/contract/managed-plan-routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { AREAS } from '#server/areas.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlan, type MadePlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({
  areas: AREAS.filter(({ name }) => ['accounts', 'backoffice', 'operators'].includes(name)),
});
afterAll(site.close);
const { db, pool } = site;

let owner: TestPerson;
let made: MadePlan;

beforeAll(async () => {
  made = await insertPlan(db, REGION, { capacity: 10 });
  owner = await insertPerson(db, REGION, { name: 'Olga Ortiz' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, made.operator, owner.id],
  );
});

async function resultOf<T>(asked: Promise<{ statusCode: number; json(): T }>): Promise<{ status: number; body: T }> {
  const answer = await asked;
  return { status: answer.statusCode, body: answer.json() };
}
const onPlan = () => ({ params: { operatorId: made.operator, planId: made.plan }, headers: owner.headers });
const plan = async () => (await resultOf(call(site.app, showOperatorPlan, onPlan()))).body;
const saveOptions = (body: BodyOf<ShapeOf<typeof changePlanOptions>>) =>
  resultOf(call(site.app, changePlanOptions, { ...onPlan(), body }));
const saveRule = (ruleId: string, body: BodyOf<ShapeOf<typeof changeDepartureRule>>) =>
  resultOf(
    call(site.app, changeDepartureRule, {
      params: { ...onPlan().params, ruleId },
      headers: owner.headers,
      body,
    }),
  );
const saveDeparture = (departureId: string, body: BodyOf<ShapeOf<typeof changeDeparture>>) =>
  resultOf(
    call(site.app, changeDeparture, {
      params: { operatorId: made.operator, departureId },
      headers: owner.headers,
      body,
    }),
  );

const rule = {
  from: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
  to: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['10:00'],
  openingHours: null,
  exceptions: [],
  onlyOpen: false,
  capacity: null,
  resources: [],
};
const upcoming = async (): Promise<ManagedDeparture[]> => {
  const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);
  const { body } = await resultOf(
    call(site.app, listOperatorDepartures, {
      params: { operatorId: made.operator },
      query: { from: day(3), to: day(9) },
      headers: owner.headers,
    }),
  );
  return body.items;
};

test('unsold departures follow changed rules and keep their ids', async () => {
  const saved = await resultOf(
    call(site.app, addDepartureRule, { ...onPlan(), body: { optionId: made.option, rule } }),
  );
  expect(saved.status).toBe(201);
  const [byHand, priced, usual] = await upcoming();
  const prices = [{ unit: made.adult.id, from: null, to: null, weekdays: null, amount: 7700 }];
  await saveDeparture(byHand!.id, { capacity: 3 });
  await saveDeparture(priced!.id, { prices });

  const { options, optionsRevision } = await plan();
  const items = options.map((option: ManagedOption) => ({ ...option, capacity: 12, durationMinutes: 240 }));
  expect((await saveOptions({ revision: optionsRevision, items })).status).toBe(200);
  const after = new Map((await upcoming()).map((departure) => [departure.id, departure]));
  const hours = (id: string) => (Date.parse(after.get(id)!.endsAt) - Date.parse(after.get(id)!.startsAt)) / 3_600_000;
  expect(after.get(byHand!.id)).toMatchObject({ capacity: 3, prices: null });
  expect(after.get(priced!.id)).toMatchObject({ capacity: 12, prices });
  expect(after.get(usual!.id)).toMatchObject({ capacity: 12, prices: null });
  expect([byHand!, priced!, usual!].map(({ id }) => hours(id))).toEqual([4, 4, 4]);

  const guide = randomUUID();
  await pool.query(
    `insert into resource (region_id, id, operator_id, kind, name, counts, capacity) values ($1, $2, $3, 'guide', 'Gabi', 'departure', 1)`,
    [REGION, guide, made.operator],
  );
  const ruleId = saved.body.rule!.id;
  const changed = await saveRule(ruleId, {
    revision: 1,
    optionId: made.option,
    rule: { ...rule, capacity: 8, resources: [guide] },
  });
  expect(changed.body).toMatchObject({ made: 0, dropped: 0 });
  expect(changed.body.changed).toBeGreaterThan(100);
  expect(await upcoming()).toEqual(
    [...after.values()].map((departure) => ({
      ...departure,
      capacity: departure.id === byHand!.id ? 3 : 8,
      resources: [guide],
    })),
  );
  const moved = await saveRule(ruleId, {
    revision: 2,
    optionId: made.option,
    rule: { ...rule, times: ['11:00'] },
  });
  expect(moved.body).toMatchObject({ changed: 0, dropped: moved.body.made });
});

test('a save that is based on an old revision is refused', async () => {
  const before = await plan();
  const { facts: _, ...content } = before.content;
  const write = (title: string) =>
    resultOf(
      call(site.app, changePlan, {
        ...onPlan(),
        body: { revision: before.revision, content: { ...content, title }, facts: before.facts },
      }),
    );
  expect(await write('El valle de Ana')).toMatchObject({ status: 200, body: { revision: before.revision + 1 } });
  expect(await write('El valle de Beto')).toMatchObject({
    status: 409,
    body: { code: 'plan_changed', current: { revision: before.revision + 1, content: { title: 'El valle de Ana' } } },
  });

  const price = (amount: number) => {
    const [first] = before.options;
    const items = [{ ...first!, prices: first!.prices.map((one) => ({ ...one, amount })) }];
    return saveOptions({ revision: before.optionsRevision, items });
  };
  const raised = await price(9000);
  expect(raised).toMatchObject({ status: 200, body: { revision: before.optionsRevision + 1 } });
  expect(await price(5000)).toMatchObject({ status: 409, body: { code: 'options_changed', current: raised.body } });
  expect((await plan()).options).toEqual(raised.body.items);

  const [known] = before.rules;
  const start = (time: string) =>
    saveRule(known!.id, {
      revision: known!.revision,
      optionId: made.option,
      rule: { ...known!.rule, times: [time] },
    });
  expect(await start('12:00')).toMatchObject({ status: 200 });
  expect(await start('13:00')).toMatchObject({
    status: 409,
    body: { code: 'rule_changed', current: { revision: known!.revision + 1, rule: { times: ['12:00'] } } },
  });
});

test('a save of a field that another person has changed meanwhile gets a 409', async () => {
  const [departure] = await upcoming();
  const { id } = departure!;
  const { capacity } = departure!;
  const prices = [{ unit: made.adult.id, from: null, to: null, weekdays: null, amount: 6600 }];
  expect(await saveDeparture(id, { capacity: 5, over: { capacity } })).toMatchObject({ status: 200 });
  expect(await saveDeparture(id, { prices, over: { prices: null } })).toMatchObject({
    status: 200,
    body: { capacity: 5, prices },
  });
  expect(await saveDeparture(id, { capacity: 6, over: { capacity } })).toMatchObject({
    status: 409,
    body: { code: 'departure_changed', current: { capacity: 5, prices } },
  });
  expect(await saveDeparture(id, { prices: null, over: { prices: null } })).toMatchObject({ status: 409 });
  expect(await saveDeparture(id, { prices: null, over: { prices } })).toMatchObject({
    status: 200,
    body: { prices: null },
  });
});
