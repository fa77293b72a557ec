import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PlacesPage, PlacesQuery } from '#features/places/contract/place.ts';
import { listPins, listPlaces, showPlace, suggestPlaces } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['places'], settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);

const headers = { authorization: 'Bearer the-app-token' };
async function list(query: PlacesQuery = {}) {
  const answer = await call(site.app, listPlaces, { query, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const show = (idOrSlug: string) => call(site.app, showPlace, { params: { idOrSlug }, headers });
const names = (page: Pick<PlacesPage, 'items'>) => page.items.map(({ name }) => name);

beforeAll(async () => {
  await insertPlaces(site.db, 'trujillo', [
    {
      name: 'Huaca de la Luna',
      category: 'archaeological_site',
      kind_label: 'Huaca',
      district: 'Moche',
      lon: -78.99,
      lat: -8.135,
      interest: 900,
      hours_class: 'known',
      hours_rule: 'Mo-Su 09:00-16:00',
      open_week: weekly(540, 960),
    },
    {
      name: 'Museo de Arqueología',
      interest: 500,
      hours_class: 'known',
      hours_rule: 'Mo-Su 08:00-14:00',
      open_week: weekly(480, 840),
    },
    { name: 'Museo del Juguete', interest: 400 },
    {
      name: 'Playa Huanchaco',
      category: 'beach',
      kind_label: 'Playa',
      district: 'Huanchaco',
      lon: -79.12,
      lat: -8.08,
      interest: 700,
      hours_class: 'open_space',
      hours_rule: 'Mo-Su 06:00-18:00',
    },
    {
      name: 'Chan Chan',
      category: 'archaeological_site',
      kind_label: 'Ciudad de adobe',
      district: 'Huanchaco',
      lon: -79.07,
      lat: -8.1,
      interest: 950,
      hours_class: 'known',
      hours_rule: 'Nov-Mar Mo-Su 09:00-18:00',
      open_week: weekly(540, 1080),
      hours_vary: true,
    },
    {
      name: 'Hotel Libertador',
      category: 'lodging',
      kind_label: 'Hotel',
      interest: 50,
      hours_class: 'assumed',
      hours_rule: '24/7',
    },
    { name: 'Museo en obras', status: 'draft', interest: 999 },
  ]);
  await insertPlaces(site.db, 'cusco', [{ name: 'Museo Inka', district: 'Cusco', interest: 990 }]);
});

function weekly(open: number, close: number): string {
  return `{${Array.from({ length: 7 }, (_, day) => `[${day * 1440 + open},${day * 1440 + close})`).join(',')}}`;
}

test('the list shows the most interesting places first', async () => {
  const page = await list();
  expect(names(page)).toEqual([
    'Chan Chan',
    'Huaca de la Luna',
    'Playa Huanchaco',
    'Museo de Arqueología',
    'Museo del Juguete',
    'Hotel Libertador',
  ]);
  expect(page).toMatchObject({ total: 6, totalIsFloor: false, next: null });
});

test.each(['relevance', 'name', 'near'] as const)(
  'with the order %s, the pages of the list contain every place once',
  async (sort) => {
    const query: PlacesQuery = { sort, ...(sort === 'near' && { near: '-79.0288,-8.1118' }) };
    const whole = names(await list(query));
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: PlacesPage = await list({ ...query, limit: 2, ...(next && { cursor: next }) });
      seen.push(...names(page));
      next = page.next;
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(6);
  },
);

test('the pages of a search contain every matching place once', async () => {
  for (const [words, count] of [
    ['museo', 2],
    ['museo playa', 3],
  ] as const) {
    const first = await list({ q: words, limit: 1 });
    const seen = [...names(first)];
    for (let next = first.next; next !== null; ) {
      const page: PlacesPage = await list({ q: words, limit: 1, cursor: next });
      seen.push(...names(page));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(count);
    expect(seen).toHaveLength(count);
  }
});

test('a search finds places despite missing accents, plurals and misspellings', async () => {
  expect(names(await list({ q: 'arqueologia' }))).toContain('Museo de Arqueología');
  expect(names(await list({ q: 'MUSEOS' }))).toEqual(['Museo de Arqueología', 'Museo del Juguete']);
  expect(names(await list({ q: 'huanch' }))).toEqual(['Playa Huanchaco', 'Chan Chan']);
  expect(await list({ q: 'huacsa de la luna' })).toMatchObject({
    corrected: 'huaca de la luna',
    items: [{ name: 'Huaca de la Luna' }],
  });
  expect(await list({ q: 'huaca de la lnua, , chanchan' })).toMatchObject({ corrected: 'huaca de la luna, chan chan' });
  expect(await list({ q: 'chanchan' })).toMatchObject({ corrected: 'chan chan', items: [{ name: 'Chan Chan' }] });
  for (const begun of ['arqeol', 'arqqueol', 'arqieol'])
    expect(await list({ q: begun })).toMatchObject({ corrected: 'arqueologia', total: 2 });
  for (const swapped of ['palya', 'plyaa', 'lpaya'])
    expect(await list({ q: swapped })).toMatchObject({ corrected: 'playa', items: [{ name: 'Playa Huanchaco' }] });
  for (const unknown of ['museo xyzzyqqq', 'museo con xyzzyqqq'])
    expect(await list({ q: unknown })).toMatchObject({ corrected: 'museo', total: 2 });
});

test('the reply to a query names each understood part and the query without this part', async () => {
  // On a Sunday evening, "el domingo" would be the rest of this day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T15:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const page = await list({ q: 'museo abierto el domingo en Trujillo' });
  expect(names(page)).toEqual(['Museo de Arqueología']);
  expect(page.understood).toEqual([
    { kind: 'meaning', label: 'Museos', without: 'abierto el domingo en Trujillo' },
    { kind: 'open', label: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), without: 'museo en Trujillo' },
    { kind: 'district', label: 'Trujillo', without: 'museo abierto el domingo' },
  ]);
  expect(await list({ q: 'farmacia' })).toMatchObject({
    total: 0,
    understood: [{ kind: 'meaning', label: 'Farmacias', amenity: 'pharmacy', without: '' }],
  });
  const near = await list({ q: 'cerca de la playa huanchaco' });
  expect(names(near)).toEqual(['Playa Huanchaco', 'Chan Chan']);
  const { lon, lat } = near.items[0]!;
  expect(near.understood).toEqual([{ kind: 'near', label: 'Playa Huanchaco', without: '', at: { lon, lat } }]);
  expect((await list({ q: 'juguete' })).understood).toBeUndefined();
});

test('a search for words that occur in no place returns an empty list', async () => {
  expect(await list({ q: 'xyzzyqqq' })).toMatchObject({ items: [], total: 0, next: null });
  expect(await list({ q: "%'&|!" })).toMatchObject({ totalIsFloor: false });
});

test('each facet counts the places that match all filters except its own', async () => {
  const page = await list({ category: 'archaeological_site,museum', district: 'Huanchaco', facets: true });
  expect(names(page)).toEqual(['Chan Chan']);
  expect(page.facets?.category).toEqual([
    { value: 'beach', label: 'Playas', count: 1 },
    { value: 'archaeological_site', label: 'Sitios arqueológicos', count: 1 },
    { value: 'museum', label: 'Museos', count: 0 },
  ]);
  expect(page.facets?.district.map(({ value, count }) => [value, count])).toEqual([
    ['Trujillo', 2],
    ['Huanchaco', 1],
    ['Moche', 1],
  ]);
});

test('the facets of a search count only matching places', async () => {
  const page = await list({ q: 'museo', facets: true, knownHours: true });
  expect(page).toMatchObject({
    total: 1,
    facets: {
      areFloors: false,
      hours: [
        { value: 'known', count: 1 },
        { value: 'unknown', count: 1 },
      ],
    },
  });
});

test('cards have the hours of the requested day', async () => {
  const hours = async (query: PlacesQuery) =>
    Object.fromEntries((await list(query)).items.map(({ name, onDay }) => [name, onDay]));
  expect((await hours({ openOn: '2027-08-01' }))['Huaca de la Luna']).toEqual({
    date: '2027-08-01',
    hours: [['09:00', '16:00']],
  });
  const tomorrow = Object.values(await hours({ q: 'huaca abierta mañana' }));
  expect(tomorrow.length).toBeGreaterThan(0);
  for (const onDay of tomorrow) expect(onDay?.hours.length).toBeGreaterThan(0);
  expect((await hours({}))['Huaca de la Luna']).toBeUndefined();
});

test('`openAt` finds only places whose published hours include the time', async () => {
  expect(names(await list({ openAt: '2026-12-02T15:00' }))).toEqual(['Chan Chan', 'Huaca de la Luna']);
  expect(names(await list({ openAt: '2026-08-02T15:00' }))).toEqual(['Huaca de la Luna']);
  expect(await list({ openAt: '2026-12-02T03:00' })).toMatchObject({ items: [], total: 0 });
});

test('filters by day, fee and children find only places with known data', async () => {
  const fees = { 'huaca-de-la-luna': 1500, 'museo-del-juguete': 0, 'chan-chan': 1100 };
  for (const [slug, adult] of Object.entries(fees))
    await site.pool.query(`update company set fees = jsonb_build_object('adult', $2::int) where slug = $1`, [
      slug,
      adult,
    ]);
  expect(names(await list({ openOn: '2026-08-02' }))).toEqual(['Huaca de la Luna', 'Museo de Arqueología']);
  expect(names(await list({ feeTo: 0 }))).toEqual(['Playa Huanchaco', 'Museo del Juguete']);
  expect(names(await list({ feeTo: 1100 }))).toEqual(['Chan Chan', 'Playa Huanchaco', 'Museo del Juguete']);
  expect(names(await list({ children: true }))).toEqual(['Playa Huanchaco', 'Museo del Juguete']);
  expect(names(await list({ q: 'museo', children: true, feeTo: 0 }))).toEqual(['Museo del Juguete']);
  await site.pool.query('update company set fees = null');
});

test('if filters by fee and children are set, a facet shows the number of places that choosing it finds', async () => {
  for (const filters of [{ children: true }, { feeTo: 0 }, { openOn: '2026-08-02' }, { q: 'museo', children: true }]) {
    const { facets } = await list({ ...filters, facets: true });
    for (const { value: category, count } of facets!.category)
      expect([category, (await list({ ...filters, category })).total]).toEqual([category, count]);
    for (const { value: district, count } of facets!.district)
      expect([district, (await list({ ...filters, district })).total]).toEqual([district, count]);
    const known = facets!.hours.find(({ value }) => value === 'known')?.count ?? 0;
    expect((await list({ ...filters, knownHours: true })).total).toBe(known);
  }
});

test('a card shows until when the place is open at the requested time', async () => {
  const [card] = (await list({ openAt: '2026-08-02T15:00' })).items;
  expect(card?.open).toEqual({ state: 'open', until: '16:00' });
  const states = Object.fromEntries((await list()).items.map(({ name, open }) => [name, open.state]));
  expect(states).toMatchObject({
    'Playa Huanchaco': 'open_space',
    'Hotel Libertador': 'unknown',
    'Museo del Juguete': 'unknown',
  });
});

test("the detail of a place hides our own estimate of an open space's hours", async () => {
  const beach = (await show('playa-huanchaco')).json();
  expect(beach.hours).toMatchObject({ class: 'open_space', rule: null, week: [] });
});

test('`box` finds places in an area, and `near` sorts places by distance', async () => {
  expect(names(await list({ box: '-79.13,-8.11,-79.05,-8.05' }))).toEqual(['Chan Chan', 'Playa Huanchaco']);
  expect(names(await list({ near: '-79.12,-8.08', limit: 2 }))).toEqual(['Playa Huanchaco', 'Chan Chan']);
});

test('`ids` limits the list to these places', async () => {
  const { items } = await list({ limit: 2 });
  expect(names(await list({ ids: items.map(({ id }) => id).join(',') }))).toEqual(names({ items }));
});

test('a bad query is refused with all its faults at once', async () => {
  const answer = await site.app.inject({
    url: `${listPlaces.path}?limit=500&box=1,2&near=-200,4&category=museo&openAt=2026-02-30T10:00&colour=red&ids=x&cursor=abc`,
    headers,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('invalid');
  expect(
    answer
      .json()
      .issues.map(({ path }: { path: string }) => path)
      .sort(),
  ).toEqual([
    'query.box',
    'query.category',
    'query.colour',
    'query.cursor',
    'query.ids',
    'query.limit',
    'query.near',
    'query.openAt',
  ]);
});

test('a cursor from another search is refused', async () => {
  const { next } = await list({ limit: 1 });
  const query = { limit: 1, sort: 'name', cursor: next } as const;
  const answer = await call(site.app, listPlaces, { query, headers });
  expect(answer.problem()).toMatchObject({ status: 400, issues: [{ path: 'query.cursor' }] });
});

test('a place is found by id and by slug', async () => {
  const [first] = (await list({ q: 'huaca' })).items;
  const bySlug = await show('huaca-de-la-luna');
  expect(bySlug.statusCode).toBe(200);
  expect(bySlug.json()).toEqual((await show(first!.id)).json());
  const place = bySlug.json();
  expect(place.hours).toMatchObject({ class: 'known', week: Array(7).fill([['09:00', '16:00']]) });
  expect(place.nearby).toHaveLength(5);
  expect(place.nearby.map(({ name }) => name)).not.toContain('Museo Inka');
});

test('the detail of a place names the other published places of its ticket and the price', async () => {
  const fees = {
    currency: 'PEN',
    adult: 1000,
    text: null,
    source: { name: 'MINCETUR', url: null, date: '2026-01-13', licence: 'x' },
  };
  const ticket = `(select id from company where slug = 'chan-chan')`;
  await site.pool.query(`update company set fees = $1 where slug = 'chan-chan'`, [JSON.stringify(fees)]);
  await site.pool.query(`update company set ticket = ${ticket}
    where slug in ('chan-chan', 'huaca-de-la-luna', 'museo-del-juguete', 'museo-en-obras')`);
  expect((await show('huaca-de-la-luna')).json()).toMatchObject({
    fees: null,
    ticket: { fees, places: [{ slug: 'chan-chan', name: 'Chan Chan' }, { slug: 'museo-del-juguete' }] },
  });
  expect((await show('chan-chan')).json().ticket?.places).toHaveLength(2);
  expect((await show('playa-huanchaco')).json().ticket).toBeNull();
  await site.pool.query('update company set ticket = null, fees = null');
  expect((await show('huaca-de-la-luna')).json().ticket).toBeNull();
});

test('requests for unknown places, unpublished places and places of other regions get 404', async () => {
  for (const slug of ['nada', 'museo-en-obras', 'museo-inka', '00000000-0000-4000-8000-000000000000']) {
    const answer = await show(slug);
    expect(answer.statusCode).toBe(404);
    expect(answer.problem()).toMatchObject({ code: 'company_not_found', title: 'Lugar no encontrado' });
  }
});

test('the pins of all published places are one compact answer', async () => {
  const answer = await call(site.app, listPins);
  const { pins, truncated } = answer.json();
  expect([pins.length, truncated]).toEqual([6, false]);
  expect(pins[0]!.slice(1)).toEqual(['chan-chan', 'Chan Chan', 'archaeological_site', -79.07, -8.1]);
});

test('suggestions contain categories, districts and places', async () => {
  const kinds = async (q: string) =>
    (await call(site.app, suggestPlaces, { query: { q } })).json().items.map(({ kind, label }) => `${kind} ${label}`);
  expect(await kinds('mus')).toEqual(['category Museos', 'place Museo de Arqueología', 'place Museo del Juguete']);
  expect(await kinds('huanch')).toEqual(['district Huanchaco', 'place Playa Huanchaco', 'place Chan Chan']);
  expect(await kinds('jugete')).toEqual(['place Museo del Juguete']);
});

test('the stored counts change when a place is added, changed or deleted', async () => {
  await site.pool.query(`update company set category = 'market', district = null where slug = 'museo-del-juguete'`);
  expect((await list({ category: 'market' })).total).toBe(1);
  await site.pool.query(`update company set status = 'paused' where slug = 'museo-del-juguete'`);
  expect((await list({ category: 'market' })).total).toBe(0);
  await site.pool.query(`delete from company where slug = 'hotel-libertador' and region_id = 'trujillo'`);
  expect((await list()).total).toBe(4);
});
