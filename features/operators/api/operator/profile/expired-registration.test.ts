import { afterAll, expect, test } from 'vitest';
import * as own from '#features/operators/contract/operator-routes.ts';
import * as region from '#features/operators/contract/region-routes.ts';
import { insertRegionPeople, operatorSite, sellMuseum, verifyLuna } from '#tests/managed-operator.ts';

const { site, ask, showPublicPlan } = await operatorSite();
afterAll(site.close);
const { db, pool } = site;

const people = await insertRegionPeople(site);
const { owner, admin } = people;
const params = await verifyLuna(site, ask, people);
const { operatorId: operator } = params;
const plan = await sellMuseum(ask, people, params);

test('an expired registration stops the sale overnight', async () => {
  await pool.query(`update operator set register_until = '2026-01-01' where id = $1`, [operator]);
  await site.platform.jobs.add(db, 'operators/lapse', {});
  await site.runJobs();
  expect((await ask(owner, own.showOperator, { params })).body).toMatchObject({
    state: 'suspended',
    can: { sell: false },
  });
  const shown = await showPublicPlan(plan.slug);
  expect(shown.statusCode).toBe(404);
  expect(await ask(admin, region.reviewOperator, { params, body: { action: 'resume' } })).toMatchObject({
    status: 409,
    body: { code: 'register_over' },
  });
  expect(
    await ask(admin, region.reviewOperator, { params, body: { action: 'resume', registerUntil: '2032-01-01' } }),
  ).toMatchObject({
    body: { state: 'verified', registerUntil: '2032-01-01' },
  });
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [
    owner.email,
  ]);
  expect(rows.map(({ subject }) => subject)).toContain('Venció el registro de Operadora Luna');
});
