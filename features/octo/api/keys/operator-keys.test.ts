import { afterAll, expect, test } from 'vitest';
import { createOperatorKey, listOperatorKeys, revokeOperatorKey } from '#features/octo/contract/key-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['accounts', 'backoffice', 'operators', 'bookings', 'checkout', 'octo'] });
afterAll(site.close);

test("an agency's key is shown once and sells until a person revokes it", async () => {
  const { operator } = await insertPlan(site.db, 'trujillo', { departures: ['2031-03-02 09:00'] });
  const owner = await insertPerson(site.db, 'trujillo', { name: 'Olga' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'owner')`,
    [operator, owner.id],
  );
  const own = { params: { operatorId: operator }, headers: owner.headers };
  const body = { reseller: ' Klook ', mode: 'live', netBps: 7500 } as const;
  const made = await call(site.app, createOperatorKey, { ...own, body });
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { key, hint, id, reseller } = made.json();
  expect([key.length, key.endsWith(hint), reseller]).toEqual([59 + 1, true, 'Klook']);

  const listed = await call(site.app, listOperatorKeys, own);
  const { items, endpoint } = listed.json();
  expect([items.map((one) => one.id), endpoint.endsWith('/octo')]).toEqual([[id], true]);
  expect(listed.body).not.toContain(key);
  const { rows } = await site.pool.query(`select hash from reseller_key where id = $1`, [id]);
  expect(rows[0].hash.toString()).not.toContain(key);

  const sell = () => site.app.inject({ url: '/octo/products', headers: { authorization: `Bearer ${key}` } });
  expect((await sell()).json()).toHaveLength(1);
  const revoke = () => call(site.app, revokeOperatorKey, { ...own, params: { ...own.params, keyId: id } });
  expect((await revoke()).json().items[0]?.revokedAt).not.toBeNull();
  expect((await sell()).statusCode).toBe(403);
  expect((await revoke()).statusCode).toBe(404);

  const log = await site.pool.query(`select action, after::text from audit_event order by at`);
  expect(log.rows.map(({ action }) => action)).toEqual(['octo.give_key', 'octo.revoke_key']);
  expect(JSON.stringify(log.rows)).not.toContain(key);
});
