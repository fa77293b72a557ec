import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Availability, CalendarDay } from '#features/octo/contract/availability.ts';
import { Capability } from '#features/octo/contract/capability.ts';
import { AvailabilityContent, ProductContent, SupplierContent, UnitContent } from '#features/octo/contract/content.ts';
import { Product, Supplier } from '#features/octo/contract/product.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPlan, type MadePlan } from '#tests/plans.ts';
import { insertReseller, type TestReseller } from '#tests/reseller.ts';
import { type TestSite, testSite } from '#tests/site.ts';

const REGION = 'trujillo';
let site: TestSite;
let tour: MadePlan;
let hours: MadePlan;
let charter: MadePlan;
let agency: TestReseller;
const ALL = { 'octo-capabilities': 'octo/pricing, octo/content' };

beforeAll(async () => {
  site = await testSite({ areas: ['operators', 'bookings', 'checkout', 'octo'] });
  const [place] = await insertPlaces(site.db, REGION, [{ name: 'Huaca de la Luna' }]);
  const stop = { begin: 540, minutes: 90, place: place!, title: 'Visita', note: '', included: true };
  tour = await insertPlan(site.db, REGION, {
    title: 'Huacas',
    departures: ['2031-03-02 09:00', '2031-03-02 15:00', '2031-03-04 09:00'],
    content: { days: [{ title: 'El día', stops: [stop] }], bring: ['Agua'], excludes: ['Almuerzo'] },
  });
  const { operator } = tour;
  hours = await insertPlan(site.db, REGION, {
    operator,
    title: 'Museo',
    availabilityType: 'OPENING_HOURS',
    capacity: null,
    departures: ['2031-03-02', '2031-03-03'],
  });
  charter = await insertPlan(site.db, REGION, {
    operator,
    title: 'Bote privado',
    pricingPer: 'BOOKING',
    departures: ['2031-03-02 10:00'],
  });
  await insertPlan(site.db, REGION, { operator, title: 'En pausa', state: 'paused' });
  await insertPlan(site.db, REGION, { title: 'De otro operador' });
  agency = await insertReseller(site, operator, { capabilities: '' });
});
afterAll(() => site.close());

function faults(schema: TSchema, value: unknown): string[] {
  return [...Value.Errors(schema, value)].map(({ instancePath, message }) => `${instancePath} ${message}`);
}
const asked = (plan: MadePlan, more: object) => ({ productId: plan.plan, optionId: plan.option, ...more });
const MARCH = { localDateStart: '2031-03-01', localDateEnd: '2031-03-05' };

test('a missing key gets 401 and a wrong key gets 403', async () => {
  const bare = await site.app.inject('/octo/products');
  expect([bare.statusCode, bare.json().error, bare.headers['www-authenticate']]).toEqual([
    401,
    'UNAUTHORIZED',
    'Bearer realm="octo"',
  ]);
  const wrong = { authorization: 'Bearer nada' };
  const spanish = await site.app.inject({ url: '/octo/supplier', headers: wrong });
  expect([spanish.statusCode, spanish.json()]).toEqual([
    403,
    { error: 'FORBIDDEN', errorMessage: 'Esta llave no existe o fue retirada.' },
  ]);
  const english = await site.app.inject({
    url: '/octo/supplier',
    headers: { ...wrong, 'accept-language': 'fr;q=0.9, en-GB;q=0.8, es;q=0.1' },
  });
  expect(english.json().errorMessage).toBe('This key does not exist or was revoked.');
  const gone = await insertReseller(site, tour.operator);
  await site.pool.query(`update reseller_key set revoked_at = now() where id = $1`, [gone.keyId]);
  expect((await gone.ask('GET', '/products')).statusCode).toBe(403);
  await agency.get('GET', '/supplier');
  const { rows } = await site.pool.query(`select last_used_at from reseller_key where id = $1`, [agency.keyId]);
  expect(rows[0].last_used_at).not.toBeNull();
});

test('the site lists its capabilities, and a response uses the capabilities that the request asks for', async () => {
  const list = await agency.get<unknown[]>('GET', '/capabilities');
  expect(list.map((one) => Value.Check(Capability, one))).toEqual([true, true]);
  const active = async (headers: Record<string, string>, query = '') => {
    const { headers: said } = await site.app.inject({
      url: `/octo/products${query}`,
      headers: { authorization: `Bearer ${agency.key}`, ...headers },
    });
    return [said['octo-capabilities'], said['content-language'], said['available-languages']];
  };
  expect(await active({})).toEqual(['', undefined, undefined]);
  expect(await active({ 'octo-capabilities': '' })).toEqual(['', undefined, undefined]);
  expect(await active({ 'octo-capabilities': 'octo/cart,octo/pricing' })).toEqual([
    'octo/pricing',
    undefined,
    undefined,
  ]);
  expect(await active({}, '?_capabilities=octo%2Fcontent')).toEqual(['octo/content', 'es', 'es, en']);
});

test("the supplier is the key's operator", async () => {
  const supplier = await agency.get<Supplier>('GET', '/supplier');
  expect(faults(Supplier, supplier)).toEqual([]);
  expect([supplier.id, supplier.name]).toEqual([tour.operator, 'Operadora (operador de demostración)']);
  expect(faults(SupplierContent, await agency.get('GET', '/supplier', undefined, ALL))).toEqual([]);
});

test("the products are the plans that the key's operator sells", async () => {
  const products = await agency.get<Product[]>('GET', '/products');
  expect(products.map(({ internalName }) => internalName)).toEqual(['Bote privado', 'Huacas', 'Museo']);
  for (const product of products) {
    expect(faults(Product, product)).toEqual([]);
    expect(Object.keys(product)).not.toContain('title');
    expect(JSON.stringify(product)).not.toContain('pricing');
    expect(product.options[0]?.default).toBe(true);
    expect(await agency.get('GET', `/products/${product.id}`)).toEqual(product);
  }
  const times = products.map(({ options }) => options[0]?.availabilityLocalStartTimes);
  expect(times).toEqual([['10:00'], ['09:00', '15:00'], []]);
  const { options } = products[1]!;
  expect(options[0]).toMatchObject({ cancellationCutoff: '24 horas', cancellationCutoffAmount: 24 });
  for (const id of ['nada', 'a0000000-0000-4000-8000-000000000001']) {
    const answer = await agency.ask('GET', `/products/${id}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'INVALID_PRODUCT_ID', productId: id }]);
  }
});

test("prices contain the key's net price and the included tax", async () => {
  const products = await agency.get<Product[]>('GET', '/products', undefined, ALL);
  const [private_, shared] = products as [Product, Product];
  expect([private_.pricingPer, shared.pricingPer, shared.availableCurrencies]).toEqual(['BOOKING', 'UNIT', ['PEN']]);
  expect(private_.options[0]?.pricingFrom).toMatchObject([{ retail: 40_000, net: 32_000 }]);
  expect(private_.options[0]?.units[0]?.pricingFrom).toBeUndefined();
  expect(shared.options[0]?.units.map(({ pricingFrom }) => pricingFrom)).toEqual([
    [
      {
        original: 10_000,
        retail: 10_000,
        net: 8000,
        currency: 'PEN',
        currencyPrecision: 2,
        includedTaxes: [{ name: 'IGV', original: 1525, retail: 1525, net: 1220 }],
      },
    ],
    [expect.objectContaining({ retail: 6000, net: 4800 })],
  ]);
});

test('a product’s content has features, coordinates and labels', async () => {
  for (const language of ['es', 'en']) {
    const headers = { ...ALL, 'accept-language': language };
    const product = await agency.get<Product>('GET', `/products/${tour.plan}`, undefined, headers);
    expect(faults(Product, product)).toEqual([]);
    expect(faults(ProductContent, product)).toEqual([]);
    expect(faults(ProductContent, product.options[0])).toEqual([]);
    expect(faults(UnitContent, product.options[0]?.units[0])).toEqual([]);
    const textsOf = (type: string) =>
      product.features!.filter((one) => one.type === type).map((one) => one.shortDescription);
    expect([textsOf('INCLUSION'), textsOf('EXCLUSION')]).toEqual([['Guía'], ['Almuerzo']]);
    expect(textsOf('PREARRIVAL_INFORMATION')).toEqual([language === 'es' ? 'Lleva: Agua' : 'Bring: Agua']);
    expect(textsOf('CANCELLATION_TERM')[0]).toMatch(language === 'es' ? /te devolvemos todo/ : /100 % is refunded/);
    expect(product.locations!.map(({ types, title, minutesAt }) => [types, title, minutesAt])).toEqual([
      [['START'], 'Plaza de Armas', null],
      [['ITINERARY_ITEM', 'ADMISSION_INCLUDED'], 'Huaca de la Luna', 90],
    ]);
    expect(product.categoryLabels).toEqual(['walking-tours', 'guided-tours', 'trip-difficulty-easy']);
  }
});

test('a departure is LIMITED if less than half of its capacity is free', async () => {
  const all = await agency.get<Availability[]>('POST', '/availability', asked(tour, MARCH));
  expect(all.flatMap((one) => faults(Availability, one))).toEqual([]);
  expect(all[0]).toEqual({
    id: tour.departures[0],
    localDateTimeStart: '2031-03-02T09:00:00-05:00',
    localDateTimeEnd: '2031-03-02T11:00:00-05:00',
    allDay: false,
    available: true,
    status: 'AVAILABLE',
    vacancies: 10,
    capacity: 10,
    maxUnits: null,
    utcCutoffAt: '2031-03-02T13:00:00Z',
    openingHours: [],
  });
  await site.pool.query(`update departure set taken = 6 where id = $1`, [tour.departures[0]]);
  await site.pool.query(`update departure set taken = 10 where id = $1`, [tour.departures[1]]);
  const older = await agency.get<Availability[]>('POST', '/availability', asked(tour, { localDate: '2031-03-02' }));
  expect(older.map(({ status, available, vacancies }) => [status, available, vacancies])).toEqual([
    ['LIMITED', true, 4],
    ['SOLD_OUT', false, 0],
  ]);
  const party = { availabilityIds: [tour.departures[0]], units: [{ id: tour.adult.id, quantity: 5 }] };
  const five = await agency.get<Availability[]>('POST', '/availability', asked(tour, party));
  expect(five.map(({ status, available }) => [status, available])).toEqual([['SOLD_OUT', false]]);
});

test('if a plan has opening hours, its availability covers a whole day and has no limit', async () => {
  const all = await agency.get<Availability[]>('POST', '/availability', asked(hours, MARCH));
  expect(all.flatMap((one) => faults(Availability, one))).toEqual([]);
  expect(all[0]).toMatchObject({
    localDateTimeStart: '2031-03-02T00:00:00-05:00',
    localDateTimeEnd: '2031-03-03T00:00:00-05:00',
    allDay: true,
    status: 'FREESALE',
    vacancies: null,
    capacity: null,
    openingHours: [{ from: '08:00', to: '17:00' }],
  });
  const days = await agency.get<CalendarDay[]>('POST', '/availability/calendar', asked(hours, MARCH));
  expect(days.map(({ localDate, openingHours }) => [localDate, openingHours.length])).toEqual([
    ['2031-03-02', 1],
    ['2031-03-03', 1],
  ]);
});

test('a calendar day shows the most free seats and the lowest prices of its departures', async () => {
  const days = await agency.get<CalendarDay[]>('POST', '/availability/calendar', asked(tour, MARCH), ALL);
  expect(days.flatMap((one) => faults(CalendarDay, one))).toEqual([]);
  expect(days.map(({ localDate, status, available, vacancies }) => [localDate, status, available, vacancies])).toEqual([
    ['2031-03-01', 'CLOSED', false, 0],
    ['2031-03-02', 'LIMITED', true, 4],
    ['2031-03-03', 'CLOSED', false, 0],
    ['2031-03-04', 'AVAILABLE', true, 10],
    ['2031-03-05', 'CLOSED', false, 0],
  ]);
  expect(days[1]?.unitPricingFrom).toMatchObject([
    { unitId: tour.adult.id, retail: 10_000, net: 8000 },
    { retail: 6000 },
  ]);
});

test('availabilities have prices and texts if the request asks for them', async () => {
  const [unit] = await agency.get<Availability[]>('POST', '/availability', asked(tour, MARCH), ALL);
  expect([faults(Availability, unit), faults(AvailabilityContent, unit)]).toEqual([[], []]);
  expect([unit?.unitPricing?.length, unit?.pricing]).toEqual([2, undefined]);
  const [group] = await agency.get<Availability[]>('POST', '/availability', asked(charter, MARCH), ALL);
  expect([group?.unitPricing, group?.pricing]).toMatchObject([undefined, { retail: 40_000, net: 32_000 }]);
  const days = await agency.get<CalendarDay[]>('POST', '/availability/calendar', asked(charter, MARCH), ALL);
  expect(days[1]?.pricingFrom).toMatchObject({ retail: 40_000 });
});

test('an invalid availability request gets an error that names the fault', async () => {
  const cases: [object, object][] = [
    [
      { productId: 'nada', ...MARCH },
      { error: 'INVALID_PRODUCT_ID', productId: 'nada' },
    ],
    [
      { optionId: 'nada', ...MARCH },
      { error: 'INVALID_OPTION_ID', optionId: 'nada' },
    ],
    [{ availabilityIds: ['nada'] }, { error: 'INVALID_AVAILABILITY_ID', availabilityId: 'nada' }],
    [
      { ...MARCH, units: [{ id: 'nada', quantity: 1 }] },
      { error: 'INVALID_UNIT_ID', unitId: 'nada' },
    ],
    [{}, { error: 'BAD_REQUEST' }],
    [{ ...MARCH, availabilityIds: [tour.departures[0]] }, { error: 'BAD_REQUEST' }],
    [{ localDateStart: '2031-03-05', localDateEnd: '2031-03-01' }, { error: 'BAD_REQUEST' }],
    [{ localDateStart: '2031-03-05' }, { error: 'BAD_REQUEST' }],
    [{ ...MARCH, currency: 'EUR' }, { error: 'BAD_REQUEST' }],
  ];
  for (const [more, error] of cases) {
    const answer = await agency.ask('POST', '/availability', asked(tour, more));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, error]);
  }
});

test('a group takes the whole departure for one price', async () => {
  const sale = asked(charter, {
    availabilityId: charter.departures[0],
    unitItems: [{ unitId: charter.adult.id }, { unitId: charter.adult.id }],
  });
  const headers = { 'octo-capabilities': 'octo/pricing' };
  const held = await agency.get<{ pricing: object }>('POST', '/bookings', sale, headers);
  expect(held.pricing).toMatchObject({ retail: 40_000, net: 32_000 });
  expect((await agency.ask('POST', '/bookings', sale)).json().error).toBe('UNPROCESSABLE_ENTITY');
});
