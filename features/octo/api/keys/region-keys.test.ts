import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OctoBooking } from '#features/octo/contract/booking.ts';
import {
  allowRegionKeys,
  createRegionKey,
  listRegionKeys,
  revokeRegionKey,
} from '#features/octo/contract/key-routes.ts';
import type { Product, Supplier } from '#features/octo/contract/product.ts';
import type { ResellerKeys } from '#features/octo/contract/reseller-key.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlan, type MadePlan } from '#tests/plans.ts';
import { insertReseller } from '#tests/reseller.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ areas: ['accounts', 'backoffice', 'operators', 'bookings', 'checkout', 'octo'] });
afterAll(site.close);
const { app, db, pool } = site;

let admin: TestPerson;
let owner: TestPerson;
let plans: MadePlan[];
beforeAll(async () => {
  plans = [];
  for (const title of ['Huacas', 'Totoras', 'Museo'])
    plans.push(await insertPlan(db, REGION, { title, departures: ['2031-03-02 09:00'] }));
  admin = await insertPerson(db, REGION, { name: 'Administra', staff: 'admin', secondFactor: true });
  owner = await insertPerson(db, REGION, { name: 'Olga' });
  for (const { operator } of plans)
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
      [REGION, operator, owner.id],
    );
});

async function allow({ operator }: MadePlan, fromBps: number | null): Promise<ResellerKeys> {
  const own = { params: { operatorId: operator }, headers: owner.headers };
  return (await call(app, allowRegionKeys, { ...own, body: { fromBps } })).json();
}

const asked = ({ plan, option, departures, adult }: MadePlan) => ({
  ...{ productId: plan, optionId: option, availabilityId: departures[0] },
  unitItems: [{ unitId: adult.id }],
});

test('a key of the region sells only for operators that allow its net price', {
  timeout: 60_000,
}, async () => {
  const [huacas, totoras, museum] = plans as [MadePlan, MadePlan, MadePlan];
  expect((await allow(huacas, 7_500)).regionFromBps).toBe(7_500);
  await allow(totoras, 9_000);
  const payload = { reseller: 'Klook', mode: 'live' as const, netBps: 8_000 };
  const made = await call(app, createRegionKey, { headers: admin.headers, body: payload });
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { key, id } = made.json();
  const octo = (method: 'GET' | 'POST', path: string, body?: object) =>
    app.inject({
      method,
      url: `/octo${path}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body && { payload: body }),
    });
  const titles = async () => (await octo('GET', '/products')).json<Product[]>().map(({ internalName }) => internalName);

  expect(await titles()).toEqual(['Huacas']);
  const supplier = (await octo('GET', '/supplier')).json<Supplier>();
  expect([supplier.id, supplier.contact.website]).toEqual([REGION, site.platform.config.PUBLIC_URL]);
  for (const other of [totoras, museum]) {
    expect((await octo('GET', `/products/${other.plan}`)).json().error).toBe('INVALID_PRODUCT_ID');
    expect((await octo('POST', '/bookings', asked(other))).json().error).toBe('INVALID_PRODUCT_ID');
    const days = { productId: other.plan, optionId: other.option, localDate: '2031-03-02' };
    expect((await octo('POST', '/availability', days)).json().error).toBe('INVALID_PRODUCT_ID');
  }

  const held = (await octo('POST', '/bookings', { ...asked(huacas), resellerReference: 'K-1' })).json<OctoBooking>();
  expect(held.status).toBe('ON_HOLD');
  await allow(totoras, 8_000);
  expect(await titles()).toEqual(['Huacas', 'Totoras']);
  await allow(huacas, null);
  expect(await titles()).toEqual(['Totoras']);
  // A newer key of the region for the same agency finds the booking. A key of the operator for the same agency does not
  // find it.
  const newer = await insertReseller(site, null, { reseller: 'Klook' });
  const own = await insertReseller(site, huacas.operator, { reseller: 'Klook' });
  expect((await newer.get<OctoBooking>('GET', `/bookings/${held.uuid}`)).uuid).toBe(held.uuid);
  expect(await newer.get<OctoBooking[]>('GET', '/bookings?resellerReference=K-1')).toHaveLength(1);
  expect((await own.ask('GET', `/bookings/${held.uuid}`)).json().error).toBe('INVALID_BOOKING_UUID');
  expect(await own.get('GET', '/bookings?resellerReference=K-1')).toEqual([]);
  const sold = await newer.get<OctoBooking>('POST', `/bookings/${held.uuid}/confirm`, {
    contact: { fullName: 'Rosa Díaz' },
  });
  expect(sold.status).toBe('CONFIRMED');

  const gone = await call(app, revokeRegionKey, { params: { keyId: id }, headers: admin.headers });
  expect(gone.json().items.find((one) => one.id === id)?.revokedAt).not.toBeNull();
  expect((await octo('GET', '/products')).statusCode).toBe(403);
  const region = await call(app, listRegionKeys, { headers: admin.headers });
  expect(region.json().items.map(({ id: one }) => one)).not.toContain(own.keyId);
});
