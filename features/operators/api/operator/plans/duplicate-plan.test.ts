import { afterAll, beforeAll, expect, test } from 'vitest';
import { duplicatePlan, showOperatorPlan } from '#features/operators/contract/managed-plan-routes.ts';
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

let owner: TestPerson;
let made: MadePlan;

beforeAll(async () => {
  made = await insertPlan(site.db, REGION, { capacity: 10, title: 'Huacas en medio día' });
  owner = await insertPerson(site.db, REGION, { name: 'Olga Ortiz' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, made.operator, owner.id],
  );
});

const on = (planId: string) => ({ params: { operatorId: made.operator, planId }, headers: owner.headers });

test('a copy of a plan is a draft with the same texts and prices, and with its own ids', async () => {
  const original = (await call(site.app, showOperatorPlan, on(made.plan))).json();
  const answer = await call(site.app, duplicatePlan, on(made.plan));
  expect(answer.statusCode).toBe(201);
  const copy = answer.json();
  expect(copy).toMatchObject({ title: 'Huacas en medio día (copia)', state: 'draft', departures: 0 });
  expect(copy.content).toMatchObject({ ...original.content, title: 'Huacas en medio día (copia)' });
  expect(copy.rules).toEqual([]);

  const [mine, old] = [copy.options[0]!, original.options[0]!];
  expect(mine.id).not.toBe(old.id);
  expect(mine.units.map(({ name }) => name)).toEqual(old.units.map(({ name }) => name));
  const ids = mine.units.map(({ id }) => id);
  expect(ids.some((id) => old.units.some((unit) => unit.id === id))).toBe(false);
  expect(mine.prices.map(({ amount }) => amount)).toEqual(old.prices.map(({ amount }) => amount));
  for (const { unit } of mine.prices) expect(unit === null || ids.includes(unit)).toBe(true);
  for (const { accompaniedBy } of mine.units) expect(accompaniedBy.every((id) => ids.includes(id))).toBe(true);

  const second = (await call(site.app, duplicatePlan, on(copy.id))).json();
  expect(second.slug).not.toBe(copy.slug);
});

test('a plan of another operator cannot be copied', async () => {
  const other = await insertPlan(site.db, REGION, { title: 'Ajeno' });
  expect((await call(site.app, duplicatePlan, on(other.plan))).problem().code).toBe('plan_not_found');
});
