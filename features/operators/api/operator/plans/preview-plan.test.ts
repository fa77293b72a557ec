import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlan, previewPlan, showOperatorPlan } from '#features/operators/contract/managed-plan-routes.ts';
import { showPlan } from '#features/operators/contract/plan-routes.ts';
import { AREAS } from '#server/areas.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPlan, type MadePlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const APP = { headers: { authorization: 'Bearer vereda-demo' } };
const site = await testSite({
  areas: AREAS.filter(({ name }) => ['accounts', 'backoffice', 'operators'].includes(name)),
});
afterAll(site.close);

let owner: TestPerson;
let made: MadePlan;
beforeAll(async () => {
  made = await insertPlan(site.db, REGION, { title: 'Huacas en medio día' });
  owner = await insertPerson(site.db, REGION, { name: 'Olga Ortiz' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, made.operator, owner.id],
  );
});

const own = () => ({ params: { operatorId: made.operator, planId: made.plan }, headers: owner.headers });
const published = async () => (await call(site.app, showPlan, { ...APP, params: { idOrSlug: made.plan } })).json();

test("the preview of a plan on sale has the operator's changes, and travellers read the approved version", async () => {
  const before = (await call(site.app, showOperatorPlan, own())).json();
  expect(before.published).toBeNull();
  expect(await published()).toMatchObject({ title: 'Huacas en medio día' });

  const { facts: _, ...content } = before.content;
  const changed = await call(site.app, changePlan, {
    ...own(),
    body: {
      revision: before.revision,
      content: { ...content, title: 'Huacas sin prisa', summary: 'Con almuerzo' },
      facts: { ...before.facts, difficulty: 3 },
    },
  });
  expect(changed.json().published).toMatchObject({
    content: { title: 'Huacas en medio día' },
    facts: { difficulty: before.facts.difficulty },
  });
  const preview = (await call(site.app, previewPlan, own())).json();
  expect(preview).toMatchObject({ title: 'Huacas sin prisa', summary: 'Con almuerzo', difficulty: 3 });
  expect(await published()).toMatchObject({ title: 'Huacas en medio día', difficulty: before.facts.difficulty });
});

test('only its own operator sees the preview of a draft that was never published', async () => {
  const draft = await insertPlan(site.db, REGION, { title: 'Todavía no' });
  await site.pool.query(
    `update plan set state = 'draft', sold_version = null, operator_id = $3 where region_id = $1 and id = $2`,
    [REGION, draft.plan, made.operator],
  );
  const params = { operatorId: made.operator, planId: draft.plan };
  expect((await call(site.app, showPlan, { ...APP, params: { idOrSlug: draft.plan } })).statusCode).toBe(404);
  const preview = await call(site.app, previewPlan, { params, headers: owner.headers });
  expect(preview.json()).toMatchObject({ title: 'Todavía no', state: 'draft' });

  const other = await insertPlan(site.db, REGION, { title: 'Ajeno' });
  const foreign = await call(site.app, previewPlan, {
    params: { operatorId: made.operator, planId: other.plan },
    headers: owner.headers,
  });
  expect(foreign.problem().code).toBe('plan_not_found');
});

test('the preview has the hours of the departures, and the entrances that the operator pays', async () => {
  const [paid, free] = (await insertPlaces(site.db, REGION, [
    { name: 'Museo de prueba' },
    { name: 'Plaza de prueba', hours_class: 'open_space' },
  ])) as [string, string];
  const stop = (place: string, begin: number) => ({
    begin,
    minutes: 60,
    place,
    title: 'Visita',
    note: '',
    included: true,
  });
  const afternoon = await insertPlan(site.db, REGION, {
    operator: made.operator,
    title: 'Por la tarde',
    content: { days: [{ title: 'Uno', stops: [stop(paid, 540), stop(free, 600)] }] },
    departures: ['2030-03-02 15:00', '2030-03-03 15:00'],
  });
  const params = { operatorId: made.operator, planId: afternoon.plan };
  const preview = (await call(site.app, previewPlan, { params, headers: owner.headers })).json();
  expect(preview.departureSpans).toEqual([{ begin: 900, minutes: 120 }]);
  expect(preview.days[0]!.stops.map(({ paysEntrance }) => paysEntrance)).toEqual([true, false]);
});
