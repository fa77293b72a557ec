import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseOverdue } from '#features/bookings/api/public.ts';
import { OctoBooking } from '#features/octo/contract/booking.ts';
import { OctoErrorBody } from '#features/octo/contract/errors.ts';
import { insertPlan, type MadePlan } from '#tests/plans.ts';
import { insertReseller, type TestReseller } from '#tests/reseller.ts';
import { type TestSite, testSite } from '#tests/site.ts';

let site: TestSite;
let plan: MadePlan;
let agency: TestReseller;
const REGION = 'trujillo';

beforeAll(async () => {
  site = await testSite({ areas: ['operators', 'bookings', 'checkout', 'octo'] });
  plan = await insertPlan(site.db, REGION, {
    departures: ['2031-03-02 09:00', '2031-03-03 09:00', '2031-03-04 09:00', '2031-03-05 09:00', '2031-03-06 09:00'],
  });
  agency = await insertReseller(site, plan.operator);
});
afterAll(() => site.close());

const adults = (count: number) => Array.from({ length: count }, () => ({ unitId: plan.adult.id }));
const contact = { fullName: 'Rosa Díaz', emailAddress: 'rosa@ejemplo.pe' };

function asked(departure: number, count: number, more: object = {}) {
  const { plan: productId, option: optionId } = plan;
  return { productId, optionId, availabilityId: plan.departures[departure], unitItems: adults(count), ...more };
}

async function reserve(departure: number, count: number, more: object = {}, by = agency): Promise<OctoBooking> {
  return valid(await by.get('POST', '/bookings', asked(departure, count, more)));
}

const confirm = async (uuid: string, body: object = { contact }, by = agency) =>
  valid(await by.get<OctoBooking>('POST', `/bookings/${uuid}/confirm`, body));

function valid(booking: OctoBooking): OctoBooking {
  expect([...Value.Errors(OctoBooking, booking)].map(({ instancePath, message }) => [instancePath, message])).toEqual(
    [],
  );
  return booking;
}

async function refused(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, by = agency) {
  const answer = await by.ask(method, path, body);
  expect(Value.Check(OctoErrorBody, answer.json())).toBe(true);
  const { error, errorMessage: _message, ...about } = answer.json<OctoErrorBody>();
  return [answer.statusCode, error, about];
}

async function taken(departure: number): Promise<number> {
  const { rows } = await site.pool.query(`select taken from departure where id = $1`, [plan.departures[departure]]);
  return rows[0].taken;
}

async function owed(uuid: string): Promise<Record<string, number>> {
  const { rows } = await site.pool.query(
    `select account, sum(amount)::int as amount from ledger_posting where booking_id = $1 group by account`,
    [uuid],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

test('a booking can be reserved, confirmed and cancelled', async () => {
  const uuid = randomUUID();
  const held = await reserve(0, 2, { uuid, resellerReference: 'AG-1', notes: 'Sin picante' });
  expect(held).toMatchObject({
    uuid,
    status: 'ON_HOLD',
    testMode: false,
    utcConfirmedAt: null,
    cancellation: null,
    cancellable: true,
    resellerReference: 'AG-1',
    notes: 'Sin picante',
    deliveryMethods: ['VOUCHER'],
    voucher: { redemptionMethod: 'DIGITAL', utcRedeemedAt: null, deliveryOptions: [] },
    pricing: { original: 20_000, retail: 20_000, net: 16_000, currency: 'PEN', currencyPrecision: 2 },
  });
  expect(Date.parse(held.utcExpiresAt!)).toBeGreaterThan(Date.now());
  expect(held.availability).toMatchObject({
    id: plan.departures[0],
    localDateTimeStart: '2031-03-02T09:00:00-05:00',
    utcCutoffAt: '2031-03-02T13:00:00Z',
  });
  expect(held.unitItems.map(({ status, ticket }) => [status, ticket])).toEqual([
    ['ON_HOLD', null],
    ['ON_HOLD', null],
  ]);
  expect([await taken(0), await owed(uuid)]).toEqual([2, {}]);

  const confirmed = await confirm(uuid);
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', utcExpiresAt: null, contact: { fullName: 'Rosa Díaz' } });
  expect(confirmed.utcConfirmedAt).not.toBeNull();
  expect(confirmed.voucher.deliveryOptions.map(({ deliveryFormat }) => deliveryFormat)).toEqual(['QRCODE', 'PDF_URL']);
  expect(await owed(uuid)).toEqual({ reseller: 16_000, customer: -16_000 });
  const again = await confirm(uuid);
  expect([again.status, await owed(uuid)]).toEqual(['CONFIRMED', { reseller: 16_000, customer: -16_000 }]);

  const cancelled = valid(await agency.get('POST', `/bookings/${uuid}/cancel`, { reason: 'Cambio de planes' }));
  expect(cancelled).toMatchObject({
    status: 'CANCELLED',
    cancellable: false,
    cancellation: { refund: 'FULL', reason: 'Cambio de planes' },
    voucher: { deliveryOptions: [] },
  });
  expect([await taken(0), await owed(uuid)]).toEqual([0, { reseller: 0, customer: 0 }]);
  expect(valid(await agency.get('POST', `/bookings/${uuid}/cancel`, {})).status).toBe('CANCELLED');
  expect(await refused('POST', `/bookings/${uuid}/confirm`, { contact })).toEqual([400, 'UNPROCESSABLE_ENTITY', {}]);
});

test('a voucher can be opened only by a URL with its secret', { timeout: 30_000 }, async () => {
  const { uuid } = await reserve(0, 1);
  const { voucher } = await confirm(uuid);
  const address = new URL(voucher.deliveryOptions[1]!.deliveryValue).pathname;
  const paper = await site.app.inject(address);
  expect([paper.statusCode, paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect((await site.app.inject(address.replace(/[^/]{22}\.pdf$/, `${'A'.repeat(22)}.pdf`))).statusCode).toBe(404);
  await agency.get('DELETE', `/bookings/${uuid}`);
  expect((await site.app.inject(address)).statusCode).toBe(404);
});

test('cancelling a hold costs nothing', async () => {
  const before = await taken(1);
  for (const give of [
    (uuid: string) => agency.get<OctoBooking>('POST', `/bookings/${uuid}/cancel`, {}),
    (uuid: string) => agency.get<OctoBooking>('DELETE', `/bookings/${uuid}`),
  ]) {
    const { uuid } = await reserve(1, 3);
    expect(await taken(1)).toBe(before + 3);
    const gone = valid(await give(uuid));
    expect([gone.status, gone.cancellation?.refund, gone.utcExpiresAt]).toEqual(['CANCELLED', 'FULL', null]);
    expect([await taken(1), await owed(uuid)]).toEqual([before, {}]);
  }
});

test('concurrent requests with the same uuid make one booking', async () => {
  const uuid = randomUUID();
  const before = await taken(1);
  const all = await Promise.all(Array.from({ length: 12 }, () => reserve(1, 2, { uuid })));
  expect(new Set(all.map((one) => JSON.stringify([one.uuid, one.supplierReference]))).size).toBe(1);
  expect(await taken(1)).toBe(before + 2);
  expect(await refused('POST', '/bookings', asked(1, 3, { uuid }))).toEqual([400, 'UNPROCESSABLE_ENTITY', {}]);
  const other = await insertReseller(site, plan.operator, { reseller: 'Otra agencia' });
  expect(await refused('POST', '/bookings', asked(1, 2, { uuid }), other)).toEqual([
    400,
    'INVALID_BOOKING_UUID',
    { uuid },
  ]);
  await agency.get('POST', `/bookings/${uuid}/cancel`, {});
});

test('an expired hold cannot be changed', async () => {
  const before = await taken(1);
  const { uuid } = await reserve(1, 2, { expirationMinutes: 5 });
  await site.pool.query(`update booking set hold_until = clock_timestamp() where id = $1`, [uuid]);
  for (const swept of [false, true]) {
    if (swept) expect(await releaseOverdue(site.db, REGION)).toBe(1);
    const over = valid(await agency.get('GET', `/bookings/${uuid}`));
    expect([over.status, over.utcExpiresAt, over.cancellable]).toEqual(['EXPIRED', null, false]);
    for (const path of ['confirm', 'extend', 'cancel']) {
      const body = path === 'confirm' ? { contact } : {};
      expect(await refused('POST', `/bookings/${uuid}/${path}`, body)).toEqual([400, 'INVALID_BOOKING_UUID', { uuid }]);
    }
  }
  expect(await taken(1)).toBe(before);
});

test('a hold can be extended to at most four hours', async () => {
  const { uuid, utcExpiresAt } = await reserve(1, 1, { expirationMinutes: 10 });
  const longer: OctoBooking = await agency.get('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 30 });
  expect(Date.parse(longer.utcExpiresAt!) - Date.parse(utcExpiresAt!)).toBeGreaterThan(19 * 60_000);
  const same: OctoBooking = await agency.get('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 1 });
  expect(same.utcExpiresAt).toBe(longer.utcExpiresAt);
  const most: OctoBooking = await agency.get('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 9000 });
  expect(Date.parse(most.utcExpiresAt!) - Date.parse(most.utcCreatedAt)).toBe(240 * 60_000);
  expect(await refused('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 9000 })).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
    {},
  ]);
  await agency.get('DELETE', `/bookings/${uuid}`);
});

test('confirming a hold for more people checks the capacity again', async () => {
  const { uuid } = await reserve(2, 1);
  const three = await confirm(uuid, { contact, unitItems: adults(3) });
  expect([three.unitItems.length, three.pricing?.retail, await taken(2)]).toEqual([3, 30_000, 3]);
  expect(await owed(uuid)).toEqual({ reseller: 24_000, customer: -24_000 });

  const small = await reserve(2, 1);
  const refusal = await refused('POST', `/bookings/${small.uuid}/confirm`, { contact, unitItems: adults(8) });
  expect([refusal[1], await taken(2)]).toEqual(['UNPROCESSABLE_ENTITY', 4]);
  const still = valid(await agency.get('GET', `/bookings/${small.uuid}`));
  expect([still.status, still.unitItems.length]).toEqual(['ON_HOLD', 1]);
  expect(await refused('POST', `/bookings/${small.uuid}/confirm`, {})).toEqual([400, 'UNPROCESSABLE_ENTITY', {}]);
});

test('PATCH changes items and moves a booking to another day', async () => {
  const held = await reserve(3, 2, { contact });
  const [kept, gone] = held.unitItems.map(({ uuid }) => uuid) as [string, string];
  const path = `/bookings/${held.uuid}`;
  const changed = valid(
    await agency.get('PATCH', path, {
      unitItems: [
        {
          uuid: kept,
          unitId: plan.adult.id,
          resellerReference: 'P-1',
          contact: { firstName: 'Lucía', lastName: 'Ñopo' },
        },
        { unitId: plan.child.id },
        { unitId: plan.child.id },
      ],
    }),
  );
  const ids = changed.unitItems.map(({ uuid }) => uuid);
  expect([ids[0], ids.includes(gone), ids.length]).toEqual([kept, false, 3]);
  expect(changed.unitItems[0]).toMatchObject({ resellerReference: 'P-1', contact: { fullName: 'Lucía Ñopo' } });
  expect([changed.pricing?.retail, await taken(3)]).toEqual([22_000, 3]);

  const turned = valid(await agency.get('PATCH', path, { unitItems: [{ uuid: kept, unitId: plan.adult.id }] }));
  expect([turned.unitItems[0]?.contact.fullName, await taken(3)]).toEqual(['Lucía Ñopo', 1]);

  await confirm(held.uuid, {});
  const [there, before] = [await taken(4), await taken(3)];
  const moved = valid(await agency.get('PATCH', path, { availabilityId: plan.departures[4], unitItems: adults(2) }));
  expect([moved.status, moved.availabilityId]).toEqual(['CONFIRMED', plan.departures[4]]);
  expect([await taken(4), await taken(3)]).toEqual([there + 2, before - 1]);
  expect(await owed(held.uuid)).toEqual({ reseller: 16_000, customer: -16_000 });
  const renamed = valid(await agency.get('PATCH', path, { notes: 'Llegan tarde', resellerReference: 'AG-9' }));
  expect([renamed.notes, renamed.resellerReference, renamed.pricing?.retail]).toEqual(['Llegan tarde', 'AG-9', 20_000]);
});

test('if the capacity is too small, PATCH changes nothing', async () => {
  const full = await reserve(3, 10 - (await taken(3)));
  const held = await reserve(4, 1);
  const before = await taken(4);
  expect(await refused('PATCH', `/bookings/${held.uuid}`, { availabilityId: plan.departures[3] })).toEqual([
    400,
    'UNPROCESSABLE_ENTITY',
    {},
  ]);
  expect([await taken(4), await taken(3)]).toEqual([before, 10]);
  expect(await refused('POST', '/bookings', asked(3, 1))).toEqual([400, 'UNPROCESSABLE_ENTITY', {}]);
  for (const { uuid } of [full, held]) await agency.get('DELETE', `/bookings/${uuid}`);
});

test('concurrent moves of bookings between two days do not deadlock', {
  timeout: 30_000,
}, async () => {
  const [one, other] = [await reserve(3, 1), await reserve(4, 1)];
  const before = (await taken(3)) + (await taken(4));
  const [a, b] = [plan.departures[3], plan.departures[4]];
  for (let round = 0; round < 6; round += 1) {
    const to = round % 2 === 0 ? [b, a] : [a, b];
    await Promise.all([
      agency.get('PATCH', `/bookings/${one.uuid}`, { availabilityId: to[0] }),
      agency.get('PATCH', `/bookings/${other.uuid}`, { availabilityId: to[1] }),
    ]);
  }
  expect((await taken(3)) + (await taken(4))).toBe(before);
  for (const { uuid } of [one, other]) await agency.get('DELETE', `/bookings/${uuid}`);
});

test('a request with a wrong id gets 400 and an error that names the id', async () => {
  const bad = 'nada';
  const none = randomUUID();
  const cases: [object, unknown[]][] = [
    [{ productId: bad }, ['INVALID_PRODUCT_ID', { productId: bad }]],
    [{ productId: none }, ['INVALID_PRODUCT_ID', { productId: none }]],
    [{ optionId: bad }, ['INVALID_OPTION_ID', { optionId: bad }]],
    [{ availabilityId: none }, ['INVALID_AVAILABILITY_ID', { availabilityId: none }]],
    [{ unitItems: [{ unitId: bad }] }, ['INVALID_UNIT_ID', { unitId: bad }]],
    [{ unitItems: [] }, ['UNPROCESSABLE_ENTITY', {}]],
    [{ unitItems: [{ unitId: 7 }] }, ['BAD_REQUEST', {}]],
  ];
  for (const [change, [code, about]] of cases) {
    expect(await refused('POST', '/bookings', asked(0, 1, change))).toEqual([400, code, about]);
  }
  for (const uuid of [bad, none]) {
    const wrong = [400, 'INVALID_BOOKING_UUID', { uuid }];
    expect(await refused('GET', `/bookings/${uuid}`)).toEqual(wrong);
    expect(await refused('PATCH', `/bookings/${uuid}`, {})).toEqual(wrong);
    expect(await refused('DELETE', `/bookings/${uuid}`)).toEqual(wrong);
    for (const path of ['extend', 'confirm', 'cancel'])
      expect(await refused('POST', `/bookings/${uuid}/${path}`, {})).toEqual(wrong);
  }
  expect(await refused('GET', '/bookings')).toEqual([400, 'BAD_REQUEST', {}]);
});

test('an agency finds only its own bookings', async () => {
  const { uuid, supplierReference } = await reserve(2, 1, { resellerReference: 'BUSCA-1' });
  const newer = await insertReseller(site, plan.operator);
  const stranger = await insertReseller(site, (await insertPlan(site.db, REGION)).operator);
  for (const query of [
    'resellerReference=BUSCA-1',
    `supplierReference=${supplierReference}`,
    'localDate=2031-03-04',
    'localDateStart=2031-03-01&localDateEnd=2031-03-31',
  ]) {
    const found: OctoBooking[] = await newer.get('GET', `/bookings?${query}`);
    expect(found.map((one) => valid(one).uuid)).toContain(uuid);
    expect(await stranger.get('GET', `/bookings?${query}`)).toEqual([]);
  }
  expect(await newer.get('GET', '/bookings?resellerReference=otra')).toEqual([]);
  expect(await refused('GET', `/bookings/${uuid}`, undefined, stranger)).toEqual([
    400,
    'INVALID_BOOKING_UUID',
    { uuid },
  ]);
  await agency.get('DELETE', `/bookings/${uuid}`);
});

test('a booking with a test key takes no capacity and costs nothing', async () => {
  const trial = await insertReseller(site, plan.operator, { mode: 'test' });
  const before = await taken(1);
  const held = await reserve(1, 4, {}, trial);
  const confirmed = await confirm(held.uuid, { contact }, trial);
  expect(confirmed).toMatchObject({ testMode: true, status: 'CONFIRMED' });
  expect(confirmed.voucher.deliveryOptions).toHaveLength(2);
  expect([await taken(1), await owed(held.uuid)]).toEqual([before, {}]);
  expect(await refused('GET', `/bookings/${held.uuid}`)).toEqual([400, 'INVALID_BOOKING_UUID', { uuid: held.uuid }]);
  const tooMany = asked(1, 10 - before + 1);
  expect((await refused('POST', '/bookings', tooMany, trial))[1]).toBe('UNPROCESSABLE_ENTITY');
  const cancelled = valid(await trial.get('POST', `/bookings/${held.uuid}/cancel`, {}));
  expect([cancelled.status, await taken(1)]).toEqual(['CANCELLED', before]);
});

test('a late cancellation refunds only part of the price', async () => {
  const soon = new Date(Date.now() + 3 * 3_600_000);
  const half = { ...HALF, bands: [...HALF.bands] };
  const own = await insertPlan(site.db, REGION, {
    operator: plan.operator,
    policy: half,
    departures: ['2031-05-01 09:00'],
  });
  await site.pool.query(
    `update departure set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour', cutoff_at = now() + interval '1 hour' where id = $1`,
    [own.departures[0], soon],
  );
  const sale = (count: number) => ({
    productId: own.plan,
    optionId: own.option,
    availabilityId: own.departures[0],
    unitItems: Array.from({ length: count }, () => ({ unitId: own.adult.id })),
  });
  const { uuid } = await agency.get<OctoBooking>('POST', '/bookings', sale(2));
  await confirm(uuid);
  expect((await refused('PATCH', `/bookings/${uuid}`, { unitItems: sale(1).unitItems }))[1]).toBe(
    'UNPROCESSABLE_ENTITY',
  );
  const cancelled = valid(await agency.get('POST', `/bookings/${uuid}/cancel`, {}));
  expect(cancelled.cancellation?.refund).toBe('PARTIAL');
  const after = await owed(uuid);
  expect([after.reseller, after.customer, (after.operator ?? 0) + (after.commission ?? 0)]).toEqual([8000, 0, -8000]);
});

test('if the operator must accept sales, a confirmed booking is PENDING', async () => {
  const own = await insertPlan(site.db, REGION, {
    operator: plan.operator,
    confirmation: 'MANUAL',
    departures: ['2031-05-01 09:00'],
  });
  const held: OctoBooking = await agency.get('POST', '/bookings', {
    productId: own.plan,
    optionId: own.option,
    availabilityId: own.departures[0],
    unitItems: [{ unitId: own.adult.id }],
  });
  expect(held.product?.instantConfirmation).toBe(false);
  const pending = await confirm(held.uuid);
  expect([pending.status, pending.utcConfirmedAt, pending.voucher.deliveryOptions]).toEqual(['PENDING', null, []]);
  expect(await owed(held.uuid)).toEqual({ reseller: 8000, customer: -8000 });
  const cancelled = valid(await agency.get('POST', `/bookings/${held.uuid}/cancel`, {}));
  expect([cancelled.status, cancelled.cancellation?.refund]).toEqual(['CANCELLED', 'FULL']);
});

test('concurrent buyers get no more seats than are free', { timeout: 30_000 }, async () => {
  const own = await insertPlan(site.db, REGION, {
    operator: plan.operator,
    capacity: 5,
    departures: ['2031-05-02 09:00'],
  });
  const buy = () =>
    agency.ask('POST', '/bookings', {
      productId: own.plan,
      optionId: own.option,
      availabilityId: own.departures[0],
      unitItems: [{ unitId: own.adult.id }],
    });
  const answers = await Promise.all(Array.from({ length: 30 }, buy));
  const codes = answers.map((answer) => answer.json().error ?? 'held');
  expect([codes.filter((code) => code === 'held').length, new Set(codes).size]).toEqual([5, 2]);
});

const HALF = {
  bands: [
    { before: { amount: 24, unit: 'hour' as const }, refundBps: 10_000 },
    { before: { amount: 1, unit: 'hour' as const }, refundBps: 5000 },
  ],
  weather: 'full' as const,
  minimum: 'full' as const,
};
