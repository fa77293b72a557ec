import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import * as sales from '#features/operators/contract/managed-plan-routes.ts';
import * as region from '#features/operators/contract/region-routes.ts';
import { pathOf } from '#features/route.ts';
import {
  groupOption,
  insertRegionPeople,
  museumContent,
  OPTION,
  operatorSite,
  twoDays,
  verifyLuna,
} from '#tests/managed-operator.ts';

const { site, ask, showPublicPlan } = await operatorSite();
afterAll(site.close);
const { pool } = site;

const people = await insertRegionPeople(site);
const { owner, admin, museum } = people;
const params = await verifyLuna(site, ask, people);
let plan: ManagedPlanDetail;

test('the rule of an approved plan makes no departures on closed days', async () => {
  const begun = await ask(owner, sales.createPlan, {
    params,
    body: { title: 'El museo en dos horas', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
  });
  expect(begun).toMatchObject({ status: 201, body: { slug: 'el-museo-en-dos-horas', state: 'draft', version: 1 } });
  plan = begun.body;
  const onPlan = { params: { ...params, planId: plan.id } };
  expect(await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).toMatchObject({
    status: 409,
    body: { code: 'plan_incomplete', issues: [{ code: 'no_summary' }, { code: 'no_story' }, { code: 'no_options' }] },
  });

  const content = museumContent(plan, museum);
  const { stops } = content.days[0]!;
  const saved = await ask(owner, sales.changePlan, {
    ...onPlan,
    body: { revision: 1, content, facts: { ...plan.facts, category: 'culture' } },
  });
  expect(saved).toMatchObject({ status: 200, body: { version: 1, revision: 2 } });
  expect(
    await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 1, content, facts: plan.facts } }),
  ).toMatchObject({
    body: { code: 'plan_changed' },
  });
  const nowhere = { ...content, days: [{ title: 'Uno', stops: [{ ...stops[0]!, place: randomUUID() }] }] };
  expect(
    await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 2, content: nowhere, facts: plan.facts } }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.content.days.0.stops.0.place' }] },
  });

  expect(
    (await ask(owner, sales.changePlanOptions, { ...onPlan, body: { revision: 1, items: [groupOption()] } })).status,
  ).toBe(200);
  expect(
    await ask(owner, sales.addDepartureRule, { ...onPlan, body: { optionId: OPTION, rule: twoDays({ times: [] }) } }),
  ).toMatchObject({
    body: { code: 'rule_senseless' },
  });
  const warned = await ask(owner, sales.addDepartureRule, {
    ...onPlan,
    body: { optionId: OPTION, rule: twoDays({ onlyOpen: false }) },
  });
  const onRule = { params: { ...onPlan.params, ruleId: warned.body.rule!.id } };
  expect((await ask(owner, sales.showOperatorPlan, onPlan)).body.warnings).toMatchObject([
    { code: 'closed', blocks: false },
  ]);
  const made = await ask(owner, sales.changeDepartureRule, {
    ...onRule,
    body: { revision: 1, optionId: OPTION, rule: twoDays() },
  });
  // The museum is closed on Mondays, so only Monday departures are deleted.
  expect(made.body.made).toBe(0);
  expect(made.body.dropped).toBeGreaterThan(warned.body.made * 0.4);
  expect(made.body.dropped).toBeLessThan(warned.body.made * 0.6);
  const later = await ask(owner, sales.changeDepartureRule, {
    ...onRule,
    body: { revision: 2, optionId: OPTION, rule: twoDays({ capacity: 4 }) },
  });
  expect(later.body).toMatchObject({ made: 0, changed: warned.body.made - made.body.dropped, dropped: 0 });

  expect((await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).body.state).toBe('submitted');
  expect(
    await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 2, content, facts: plan.facts } }),
  ).toMatchObject({
    body: { code: 'plan_cannot' },
  });
  const queue = await ask(admin, region.listSubmittedPlans, {});
  expect(queue.body.items.map(({ id }) => id)).toEqual([plan.id]);
  const approved = await ask(admin, region.reviewPlan, {
    params: { planId: plan.id },
    body: { action: 'approve' },
  });
  expect(approved.body).toMatchObject({ state: 'on_sale', soldVersion: 1, priceFrom: 5000 });
  const shown = await showPublicPlan(plan.slug);
  expect(shown.json()).toMatchObject({ title: 'El museo en dos horas', priceFrom: 5000, category: 'culture' });
});

test('pictures of other sites and refunds that grow with time are refused', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  const sent = await site.app.inject({
    method: 'POST',
    url: pathOf(sales.uploadPlanPicture, { ...onPlan, query: { alt: 'Un patio' } }),
    headers: { ...owner.headers, 'content-type': 'image/jpeg' },
    payload: photo,
  });
  expect(sent.json()).toMatchObject({ kind: 'photo', file: expect.stringMatching(/^\/archivos\//), alt: 'Un patio' });
  expect((await site.app.inject({ url: sent.json().file })).statusCode).toBe(200);

  const { content, facts } = plan;
  const save = async (change: Partial<typeof content>) =>
    (
      await ask(owner, sales.changePlan, {
        ...onPlan,
        body: { revision: 2, content: { ...content, ...change }, facts },
      })
    ).issues;
  const foreign = { ...sent.json(), file: 'https://otro.example/x.jpg' };
  expect(await save({ pictures: [foreign] })).toMatchObject([{ path: 'body.content.pictures.0.file' }]);
  const bands = [
    { before: { amount: 2, unit: 'day' as const }, refundBps: 5000 },
    { before: { amount: 1, unit: 'day' as const }, refundBps: 10_000 },
  ];
  expect(await save({ policy: { ...USUAL_POLICY, bands } })).toMatchObject([{ path: 'body.content.policy.bands' }]);
});

test('the approved version stays on sale while the region reviews the next version', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const { body: before } = await ask(owner, sales.showOperatorPlan, onPlan);
  const content = { ...before.content, title: 'El museo despacio', policy: { ...USUAL_POLICY, bands: [] } };
  const saved = await ask(owner, sales.changePlan, {
    ...onPlan,
    body: { revision: before.revision, content, facts: before.facts },
  });
  expect(saved.body).toMatchObject({ version: 2, soldVersion: 1, state: 'on_sale' });
  expect((await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).body).toMatchObject({
    state: 'on_sale',
    review: 'submitted',
  });
  const title = async () => (await showPublicPlan(plan.slug)).json().title;
  expect(await title()).toBe('El museo en dos horas');
  const { body: seen } = await ask(admin, region.showSubmittedPlan, { params: { planId: plan.id } });
  expect(seen).toMatchObject({
    content: { title: 'El museo despacio' },
    approved: { content: { title: 'El museo en dos horas' }, offer: { options: before.options } },
    places: [{ id: museum, name: 'Museo' }],
  });
  expect(seen.approved?.policyWords).not.toEqual(seen.policyWords);
  expect(seen.approved?.offer?.rules.map(({ id }) => id)).toEqual(before.rules.map(({ id }) => id));
  const changes = await ask(admin, region.reviewPlan, {
    params: { planId: plan.id },
    body: { action: 'request_changes', reason: 'Falta la dirección' },
  });
  expect(changes.body).toMatchObject({
    state: 'on_sale',
    review: 'changes_requested',
    reviewNote: 'Falta la dirección',
  });
  await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } });
  await ask(admin, region.reviewPlan, { params: { planId: plan.id }, body: { action: 'approve' } });
  expect(await title()).toBe('El museo despacio');
  expect((await ask(owner, sales.showOperatorPlan, onPlan)).body.can).toEqual(['pause', 'retire']);
  expect(await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).toMatchObject({
    body: { code: 'plan_cannot' },
  });
  await expect(
    pool.query(`update plan_version set content = '{}' where plan_id = $1 and version = 1`, [plan.id]),
  ).rejects.toThrow(/never edited/);
});

test('the operator sees why the region took a plan off sale, and can submit the plan again unchanged', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const act = (body: { action: 'take_off' | 'put_back' | 'approve'; reason?: string }) =>
    ask(admin, region.reviewPlan, { params: { planId: plan.id }, body });
  expect(await act({ action: 'take_off' })).toMatchObject({ body: { code: 'reason_needed' } });
  const reason = 'El bote no tiene chalecos.';
  expect((await act({ action: 'take_off', reason })).body).toMatchObject({ state: 'changes_requested', review: null });
  expect((await showPublicPlan(plan.slug)).statusCode).toBe(404);
  expect(await act({ action: 'take_off', reason })).toMatchObject({ body: { code: 'plan_cannot' } });
  const listed = await ask(admin, region.showRegionOperator, { params });
  expect(listed.body.planList).toContainEqual(expect.objectContaining({ id: plan.id, state: 'changes_requested' }));

  const { body: seen } = await ask(owner, sales.showOperatorPlan, onPlan);
  expect(seen).toMatchObject({ reviewNote: reason, can: ['submit', 'retire'] });
  await site.runJobs();
  const { rows: mails } = await pool.query(
    `select subject, body_text as text from demo_mail order by sent_at desc limit 5`,
  );
  expect(mails.some(({ subject, text }) => subject.includes('de la venta') && text.includes(reason))).toBe(true);
  const { rows: logged } = await pool.query(`select reason from audit_event where action = 'plans.take_off'`);
  expect(logged).toEqual([{ reason }]);

  expect((await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).body.state).toBe('submitted');
  expect((await act({ action: 'approve' })).body).toMatchObject({ state: 'on_sale', reviewNote: null });
  expect((await showPublicPlan(plan.slug)).statusCode).toBe(200);
});

test('the region puts a plan back on sale that it took off, and the operator gets an email', async () => {
  const act = (body: { action: 'take_off' | 'put_back'; reason?: string }) =>
    ask(admin, region.reviewPlan, { params: { planId: plan.id }, body });
  expect((await act({ action: 'take_off', reason: 'Falta el seguro.' })).body.can).toEqual(['put_back']);
  expect((await act({ action: 'put_back' })).body).toMatchObject({ state: 'on_sale', reviewNote: null });
  expect((await showPublicPlan(plan.slug)).statusCode).toBe(200);
  expect(await act({ action: 'put_back' })).toMatchObject({ body: { code: 'plan_cannot' } });
  await site.runJobs();
  const { rows } = await pool.query(`select from demo_mail where subject like '%otra vez a la venta%'`);
  expect(rows).toHaveLength(1);
});
