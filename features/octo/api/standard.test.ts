import { randomUUID } from 'node:crypto';
import * as standard from '@octocloud/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPlan, type MadePlan } from '#tests/plans.ts';
import { insertReseller, type TestReseller } from '#tests/reseller.ts';
import { type TestSite, testSite } from '#tests/site.ts';

/** These tests compare responses with the schemas that OCTO's authors published. */

const REGION = 'trujillo';
const EVERYTHING = { 'octo-capabilities': 'octo/pricing, octo/content' };
let site: TestSite;
let tour: MadePlan;
let museum: MadePlan;
let boat: MadePlan;
let agency: TestReseller;

beforeAll(async () => {
  site = await testSite({ areas: ['operators', 'bookings', 'checkout', 'octo'] });
  tour = await insertPlan(site.db, REGION, {
    title: 'Huacas',
    capacity: 4,
    departures: ['2031-03-02 09:00', '2031-03-03 09:00', '2031-03-04 09:00'],
  });
  museum = await insertPlan(site.db, REGION, {
    operator: tour.operator,
    title: 'Museo',
    availabilityType: 'OPENING_HOURS',
    departures: ['2031-03-02', '2031-03-03'],
  });
  boat = await insertPlan(site.db, REGION, {
    operator: tour.operator,
    title: 'Bote privado',
    pricingPer: 'BOOKING',
    capacity: 7,
    departures: ['2031-03-02 10:00', '2031-03-04 10:00'],
  });
  agency = await insertReseller(site, tour.operator, { capabilities: '' });
});
afterAll(() => site.close());

type Pricing = standard.Pricing;

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

function faults(schema: Schema, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).filter((one) => !known(one));
}

/**
 * OCTO's published schema requires start times even for opening hours. OCTO's own validator does not, so the fault is
 * ignored.
 */
function known(fault: string): boolean {
  return /availabilityLocalStartTimes: (Array|Too small)/.test(fault);
}

async function ask<T>(
  schema: Schema,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const headers = method === 'GET' || path.startsWith('/availability') ? [{}, EVERYTHING] : [EVERYTHING];
  let last: unknown;
  for (const more of headers) {
    last = await agency.get(method, path, body, more);
    expect(faults(schema, last), `${method} ${path}`).toEqual([]);
  }
  return last as T;
}

const MARCH = { localDateStart: '2031-03-01', localDateEnd: '2031-03-05' };
const asked = (plan: MadePlan) => ({ productId: plan.plan, optionId: plan.option });
const adults = (count: number) => Array.from({ length: count }, () => ({ unitId: tour.adult.id }));
type Booking = { uuid: string; status: string; unitItems: { uuid: string; unitId: string }[]; utcExpiresAt: string };

test("capabilities, supplier and products match OCTO's schemas", async () => {
  await ask(standard.zCapabilitiesGetResponse, 'GET', '/capabilities');
  await ask(standard.zSuppliersGetResponse, 'GET', '/supplier');
  const products = await ask<{ id: string; media: { src: string; type: string }[] }[]>(
    standard.zProductsGetProductsResponse,
    'GET',
    '/products',
  );
  expect(products).toHaveLength(3);
  await ask(standard.zProductsGetProductResponse, 'GET', `/products/${tour.plan}`);
  expect(products.find(({ id }) => id === tour.plan)!.media).toMatchObject([
    { type: 'image/png', rel: 'COVER', src: expect.stringMatching(/\/compartir\/planes\/.+\.png$/) },
  ]);
});

test("calendar and availability match OCTO's schemas", async () => {
  for (const plan of [tour, museum, boat]) {
    const days = { ...asked(plan), ...MARCH };
    const calendar = await ask<{ status: string; pricingFrom?: object; unitPricingFrom?: object[] }[]>(
      standard.zAvailabilitiesAvailabilityCalendarResponse,
      'POST',
      '/availability/calendar',
      days,
    );
    expect(calendar).toHaveLength(plan === museum ? 2 : 5);
    for (const day of calendar) {
      if (plan === boat) expect(day).toMatchObject({ pricingFrom: { retail: 40_000 } });
      else expect(day).toMatchObject({ unitPricingFrom: [{ retail: 10_000 }, { retail: 6000 }] });
    }
    const found = await ask<{ id: string }[]>(
      standard.zAvailabilitiesAvailabilityCheckResponse,
      'POST',
      '/availability',
      days,
    );
    expect(found).toHaveLength(plan.departures.length);
    const one = { ...asked(plan), availabilityIds: [found[0]!.id] };
    await ask(standard.zAvailabilitiesAvailabilityCheckResponse, 'POST', '/availability', one);
    const older = { ...asked(plan), localDate: '2031-03-02' };
    expect(await ask(standard.zAvailabilitiesAvailabilityCheckResponse, 'POST', '/availability', older)).toHaveLength(
      1,
    );
  }
});

test("a booking matches OCTO's schemas in every state", async () => {
  const schema = standard.zBookingsBookingReservationResponse;
  const wanted = { ...asked(tour), availabilityId: tour.departures[0], unitItems: adults(2) };
  const held = await ask<Booking>(schema, 'POST', '/bookings', {
    ...wanted,
    uuid: randomUUID(),
    resellerReference: 'AG-9',
  });
  const path = `/bookings/${held.uuid}`;
  await ask(standard.zBookingsExtendReservationResponse, 'POST', `${path}/extend`, { expirationMinutes: 40 });
  await ask(standard.zBookingsBookingUpdateResponse, 'PATCH', path, {
    availabilityId: tour.departures[1],
    notes: 'Sin picante',
  });
  const contact = { fullName: 'Rosa Díaz', emailAddress: 'rosa@ejemplo.pe' };
  const confirmed = await ask<Booking>(standard.zBookingsBookingConfirmationResponse, 'POST', `${path}/confirm`, {
    contact,
  });
  expect(confirmed.status).toBe('CONFIRMED');
  await ask(standard.zBookingsGetBookingResponse, 'GET', path);
  await ask(standard.zBookingsGetBookingsResponse, 'GET', '/bookings?resellerReference=AG-9');
  await ask(standard.zBookingsGetBookingsResponse, 'GET', '/bookings?localDate=2031-03-03');
  const cancelled = await ask<Booking>(standard.zBookingsBookingCancellationResponse, 'POST', `${path}/cancel`, {
    reason: 'Lluvia',
  });
  expect(cancelled.status).toBe('CANCELLED');
  const other = await ask<Booking>(schema, 'POST', '/bookings', wanted);
  const gone = await ask<Booking>(standard.zBookingsBookingCancellationResponse, 'DELETE', `/bookings/${other.uuid}`);
  expect(gone.status).toBe('CANCELLED');
});

test.each([1, 7, 1000])(
  'the prices of the items add up to the price of the booking, whether sold by person or by group (%i)',
  async (odd) => {
    const always = { from: null, to: null, weekdays: null };
    const sums = (prices: Pricing[]) => {
      const sum = (of: (price: Pricing) => number) => prices.reduce((total, price) => total + of(price), 0);
      const taxes = (name: 'original' | 'retail' | 'net') => (price: Pricing) =>
        price.includedTaxes.reduce((total, tax) => total + tax[name]!, 0);
      const amounts = [sum(({ original }) => original), sum(({ retail }) => retail), sum(({ net }) => net!)];
      return [...amounts, sum(taxes('original')), sum(taxes('retail')), sum(taxes('net'))];
    };
    for (const pricingPer of ['UNIT', 'BOOKING'] as const) {
      const plan = await insertPlan(site.db, REGION, {
        operator: tour.operator,
        pricingPer,
        departures: ['2031-03-02 10:00'],
        units: [tour.adult, tour.child],
        prices: [
          { ...always, unit: tour.adult.id, amount: 3333 + odd },
          { ...always, unit: tour.child.id, amount: 1111 + odd },
          { ...always, unit: null, amount: 10_000 + odd },
        ],
      });
      const held = await ask<Omit<Booking, 'unitItems'> & { pricing: Pricing; unitItems: { pricing: Pricing }[] }>(
        standard.zBookingsBookingReservationResponse,
        'POST',
        '/bookings',
        {
          ...asked(plan),
          availabilityId: plan.departures[0],
          unitItems: [...adults(4), ...Array.from({ length: 3 }, () => ({ unitId: tour.child.id }))],
        },
      );
      expect(held.pricing.retail).toBe(pricingPer === 'UNIT' ? 4 * 3333 + 3 * 1111 + 7 * odd : 10_000 + odd);
      expect(sums(held.unitItems.map(({ pricing }) => pricing))).toEqual(sums([held.pricing]));
      const gone = await agency.get<typeof held>('DELETE', `/bookings/${held.uuid}`, undefined, EVERYTHING);
      expect(sums(gone.unitItems.map(({ pricing }) => pricing))).toEqual(sums([gone.pricing]));
    }
  },
);

test('paths work with and without a final slash, and unknown paths get OCTO’s 404', async () => {
  for (const path of ['/capabilities/', '/supplier/', '/products/', '/bookings/?localDate=2031-03-03']) {
    expect((await agency.ask('GET', path)).statusCode).toBe(200);
  }
  expect((await agency.ask('POST', '/availability/', { ...asked(tour), ...MARCH })).statusCode).toBe(200);
  const unknown: ['GET' | 'POST' | 'PATCH', string][] = [
    ...(['', '/', '/orders', '/products/a/b', '/availability', '/vouchers/a'] as const).map((path): ['GET', string] => [
      'GET',
      path,
    ]),
    ['POST', '/orders'],
    ['PATCH', '/products'],
  ];
  for (const [method, path] of unknown) {
    const withKey = await agency.ask(method, path);
    const without = await site.app.inject({ method, url: `/octo${path}` });
    for (const answer of [withKey, without]) {
      expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
      expect(faults(standard.zErrorBadRequest, answer.json())).toEqual([]);
    }
  }
});

test('a booking can move to another departure only if enough seats are free', async () => {
  const schema = standard.zBookingsBookingReservationResponse;
  const reserve = (departure: number, count: number) =>
    ask<Booking>(schema, 'POST', '/bookings', {
      ...asked(tour),
      availabilityId: tour.departures[departure],
      unitItems: adults(count),
    });
  const [three, two] = [await reserve(0, 3), await reserve(1, 2)];
  const refused = async (method: 'PATCH' | 'POST', path: string, body: object) => {
    const answer = await agency.ask(method, `/bookings/${two.uuid}${path}`, body);
    expect(faults(standard.zErrorUnprocessableEntity, answer.json())).toEqual([]);
    return [answer.statusCode, answer.json().error];
  };
  const full = [400, 'UNPROCESSABLE_ENTITY'];
  expect(await refused('PATCH', '', { availabilityId: tour.departures[0] })).toEqual(full);
  await reserve(1, 2);
  const contact = { fullName: 'Rosa Díaz' };
  expect(await refused('POST', '/confirm', { contact, unitItems: adults(3) })).toEqual(full);
  const { rows } = await site.pool.query('select taken from departure where id = any($1) order by starts_at', [
    tour.departures.slice(0, 2),
  ]);
  expect(rows).toEqual([{ taken: 3 }, { taken: 4 }]);
  await site.pool.query(`update booking set hold_until = now() - interval '1 second' where id = $1`, [three.uuid]);
  const late = await agency.ask('POST', `/bookings/${three.uuid}/extend`, {});
  expect(faults(standard.zErrorInvalidBookingUuid, late.json())).toEqual([]);
});

test("errors match OCTO's schemas", async () => {
  const wrong = async (schema: Schema, path: string, body: object) =>
    expect(faults(schema, (await agency.ask('POST', path, body)).json())).toEqual([]);
  await wrong(standard.zErrorInvalidProductId, '/availability', { ...asked(tour), ...MARCH, productId: randomUUID() });
  await wrong(standard.zErrorInvalidOptionId, '/availability', { ...asked(tour), ...MARCH, optionId: randomUUID() });
  const lost = { ...asked(tour), availabilityId: randomUUID(), unitItems: adults(1) };
  await wrong(standard.zErrorInvalidAvailabilityId, '/bookings', lost);
  const unknown = { ...asked(tour), availabilityId: tour.departures[2], unitItems: [{ unitId: randomUUID() }] };
  await wrong(standard.zErrorInvalidUnitId, '/bookings', unknown);
  const [first] = await agency.get<object[]>('GET', '/products', undefined, EVERYTHING);
  expect(faults(standard.zProductsGetProductResponse, { ...first, timeZone: 5 })).not.toEqual([]);
  expect(faults(standard.zProductsGetProductResponse, { ...first, media: [{ type: 'image/webp' }] })).not.toEqual([]);
});
