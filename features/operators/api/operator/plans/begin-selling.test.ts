import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  actOnPlan,
  changePlan,
  createPlan,
  showOperatorPlan,
} from '#features/operators/contract/managed-plan-routes.ts';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import { reviewPlan } from '#features/operators/contract/region-routes.ts';
import { readRegion } from '#regions/read-region.ts';
import { AREAS } from '#server/areas.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator, insertPlan, type MadePlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({
  areas: AREAS.filter(({ name }) => ['accounts', 'backoffice', 'operators'].includes(name)),
});
afterAll(site.close);

let owner: TestPerson;
let moderator: TestPerson;
let made: MadePlan;
beforeAll(async () => {
  const operator = await insertOperator(site.db, REGION, { name: 'La que empieza' });
  made = await insertPlan(site.db, REGION, { operator, state: 'draft' });
  owner = await insertPerson(site.db, REGION, { name: 'Olga Ortiz' });
  moderator = await insertPerson(site.db, REGION, { name: 'Mara Mora', staff: 'moderator' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, operator, owner.id],
  );
});

const setState = (state: OperatorState) =>
  site.pool.query('update operator set state = $1 where id = $2', [state, made.operator]);
const act = (action: 'submit' | 'withdraw') =>
  call(site.app, actOnPlan, {
    params: { operatorId: made.operator, planId: made.plan },
    body: { action },
    headers: owner.headers,
  });
const approve = () =>
  call(site.app, reviewPlan, {
    params: { planId: made.plan },
    body: { action: 'approve' },
    headers: moderator.headers,
  });

test('a plan can be sent while the region reviews the operator, and is approved after the operator', async () => {
  await setState('draft');
  expect((await act('submit')).problem().code).toBe('operator_not_verified');
  await setState('submitted');
  expect((await act('submit')).json()).toMatchObject({ state: 'submitted', operator: { state: 'submitted' } });
  expect((await approve()).problem().code).toBe('operator_not_verified');
  await setState('verified');
  expect((await approve()).json().state).toBe('on_sale');
});

const begin = async () =>
  (
    await call(site.app, createPlan, {
      params: { operatorId: made.operator },
      body: { title: 'Un plan nuevo', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
      headers: owner.headers,
    })
  ).json();

test('a new plan has no meeting point, and cannot be sent without its name and place', async () => {
  const plan = await begin();
  expect(plan.content.meeting).toMatchObject({ name: '', unplaced: true });
  const on = { params: { operatorId: made.operator, planId: plan.id }, headers: owner.headers };
  const messages = async () =>
    (await call(site.app, showOperatorPlan, on))
      .json()
      .warnings.flatMap(({ code, blocks, message }) => (code === 'no_meeting' && blocks ? [message] : []));
  expect(await messages()).toEqual(['Di dónde te encuentras con quien reservó.']);
  const { meeting } = plan.content;
  const save = (revision: number, next: typeof meeting) =>
    call(site.app, changePlan, {
      ...on,
      body: { revision, content: { ...plan.content, meeting: next }, facts: plan.facts },
    });
  expect((await save(1, { ...meeting, name: 'El muelle' })).statusCode).toBe(200);
  expect(await messages()).toEqual(['Marca en el mapa dónde se encuentran.']);
  const { unplaced: _, ...placed } = meeting;
  await save(2, { ...placed, name: 'El muelle', lon: -79.12, lat: -8.08 });
  expect(await messages()).toEqual([]);
});

test("a new plan begins at the operator's own address, if the operator has placed it", async () => {
  const { lon, lat } = (await readRegion(REGION)).settings.centre;
  const profile = { address: 'Jr. Pizarro 1', lon: -79.03, lat: -8.11 };
  const store = (change: object) =>
    site.pool.query('update operator set profile = $1 where id = $2', [change, made.operator]);
  await store(profile);
  const { meeting } = (await begin()).content;
  expect(meeting).toMatchObject({ name: profile.address, lon: profile.lon, lat: profile.lat });
  expect(meeting.unplaced).toBeUndefined();
  await store({ ...profile, lon, lat });
  expect((await begin()).content.meeting).toMatchObject({ name: profile.address, unplaced: true });
});

test("a new plan begins with the operator's first language", async () => {
  const languages = ['es', 'en'];
  await site.pool.query('update operator set profile = $1 where id = $2', [{ languages }, made.operator]);
  expect((await begin()).facts.languages).toEqual(['es']);
});

test('a plan whose stops overlap cannot be sent', async () => {
  const plan = await begin();
  const rest = { minutes: 60, place: null, title: 'Plaza', note: '', included: true };
  const stop = (at: number) => ({ begin: at, ...rest });
  const saved = await call(site.app, changePlan, {
    params: { operatorId: made.operator, planId: plan.id },
    body: {
      revision: plan.revision,
      content: { ...plan.content, days: [{ title: 'Día 1', stops: [stop(540), stop(510)] }] },
      facts: plan.facts,
    },
    headers: owner.headers,
  });
  expect(saved.json().warnings).toContainEqual({
    code: 'stops_overlap',
    message: 'En el día 1, «Plaza» empieza antes de que termine la parada anterior.',
    blocks: true,
  });
});
