import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { changeCommission, showRegionOperator } from '#features/operators/contract/region-routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let admin: TestPerson;
let moderator: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  admin = await insertPerson(site.db, 'trujillo', { name: 'Ana Admin', staff: 'admin' });
  moderator = await insertPerson(site.db, 'trujillo', { name: 'Mario Mira', staff: 'moderator' });
});

const file = async ({ headers }: TestPerson) =>
  (await call(site.app, showRegionOperator, { params: { operatorId: selling.operator }, headers })).json();
const setCommission = ({ headers }: TestPerson, commissionBps: number | null) =>
  call(site.app, changeCommission, { params: { operatorId: selling.operator }, headers, body: { commissionBps } });
async function sell(): Promise<string> {
  const [booking, departureId] = [randomUUID(), await selling.departure()];
  const lines = [{ uuid: booking, departureId, units: [{ unitId: selling.adult, quantity: 1 }] }];
  const sold = await site.app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines } }));
  expect(sold.statusCode, sold.body).toBe(201);
  return booking;
}
const commissionOf = async (booking: string) =>
  (await site.pool.query('select commission_bps from booking where id = $1', [booking])).rows[0].commission_bps;

test('a changed commission applies from the next sale', async () => {
  const first = await sell();
  expect(await commissionOf(first)).toBe(800);
  const changed = await setCommission(admin, 325);
  expect(changed.json()).toMatchObject({ commissionBps: 325, canCommission: { allowed: true } });
  const second = await sell();
  expect([await commissionOf(first), await commissionOf(second)]).toEqual([800, 325]);

  const { rows } = await site.pool.query(
    `select before, after from audit_event where action = 'operators.commission' and subject_id = $1`,
    [selling.operator],
  );
  expect(rows).toEqual([{ before: { commissionBps: 800 }, after: { commissionBps: 325 } }]);

  await setCommission(admin, null);
  const usual = (await file(admin)).usualCommissionBps;
  expect(await commissionOf(await sell())).toBe(usual);
});

test('moderators see the commission but cannot change it', async () => {
  expect(await file(moderator)).toMatchObject({
    canCommission: { allowed: false, reason: expect.stringMatching(/\S/) },
  });
  expect((await setCommission(moderator, 0)).statusCode).toBe(403);
});
