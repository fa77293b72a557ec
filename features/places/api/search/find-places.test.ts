import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlacesPage, PlacesQuery } from '#features/places/contract/place.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { insertPlaces, type TestPlace } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['places'], settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);

const CATEGORIES = ['lodging', 'food', 'museum'];
const DISTRICTS = ['Moche', 'Huanchaco', 'Laredo', 'Simbal'];
/**
 * 640 places have the word "casona", and 40 of these places also have "virreinal". The ten least interesting places are
 * beaches.
 */
const PLACES: Required<Pick<TestPlace, 'name' | 'category' | 'district' | 'interest'>>[] = Array.from(
  { length: 640 },
  (_, n) => ({
    name: `Casona ${n % 16 === 0 ? 'Virreinal ' : ''}${n}`,
    category: n >= 630 ? 'beach' : CATEGORIES[n % 3]!,
    district: DISTRICTS[n % 4]!,
    interest: 1000 - n,
  }),
);
beforeAll(() =>
  insertPlaces(
    site.db,
    'trujillo',
    PLACES.map((place) => ({ ...place, kind_label: 'Casona' })),
  ),
);

const headers = { authorization: 'Bearer the-app-token' };
async function list(query: PlacesQuery): Promise<PlacesPage> {
  const answer = await call(site.app, listPlaces, { query, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

type Field = 'category' | 'district';
function counts(places: typeof PLACES, field: Field): Record<string, number> {
  const found: Record<string, number> = {};
  for (const place of places) found[String(place[field])] = (found[String(place[field])] ?? 0) + 1;
  return found;
}
const sent = (page: PlacesPage, field: Field) =>
  Object.fromEntries(page.facets![field].map(({ value, count }) => [value, count]));

test('page, total and facets of a search are correct with every filter', async () => {
  const virreinal = PLACES.filter(({ name }) => name.includes('Virreinal'));
  for (const category of [undefined, ...CATEGORIES]) {
    for (const district of [undefined, 'Moche']) {
      const filters = { q: 'casona virreinal', ...(category && { category }), ...(district && { district }) };
      const page = await list({ ...filters, facets: true, limit: 100 });
      const inCategory = virreinal.filter((place) => !category || place.category === category);
      const inDistrict = virreinal.filter((place) => !district || place.district === district);
      const both = inCategory.filter((place) => inDistrict.includes(place));
      expect(page.items.map(({ name }) => name).sort()).toEqual(both.map(({ name }) => name).sort());
      expect(page).toMatchObject({ total: both.length, totalIsFloor: false, facets: { areFloors: false } });
      expect(sent(page, 'category')).toEqual(counts(inDistrict, 'category'));
      expect(sent(page, 'district')).toEqual(counts(inCategory, 'district'));
      expect(await list(filters)).toMatchObject({ total: both.length, totalIsFloor: false });
    }
  }
});

test('if too many places match, the reply marks the total as a lower bound', async () => {
  expect(await list({ q: 'casona', facets: true })).toMatchObject({
    total: 500,
    totalIsFloor: true,
    facets: { areFloors: true },
  });
  expect(await list({ q: 'casona' })).toMatchObject({ total: 500, totalIsFloor: true });
  const museums = PLACES.filter(({ category }) => category === 'museum').length;
  expect(await list({ q: 'casona', category: 'museum', facets: true })).toMatchObject({
    total: museums,
    totalIsFloor: false,
  });
  const beaches = await list({ q: 'casona', category: 'beach', facets: true });
  expect(beaches.items).toHaveLength(10);
  expect(beaches).toMatchObject({ total: 10, totalIsFloor: false, facets: { areFloors: true } });
});

test('the order of the list does not change the facets', async () => {
  for (const order of [{ sort: 'name' }, { sort: 'near', near: '-79,-8' }] as const) {
    const page = await list({ q: 'casona virreinal', facets: true, category: 'food', ...order });
    expect(sent(page, 'category')).toMatchObject(
      counts(
        PLACES.filter(({ name }) => name.includes('Virreinal')),
        'category',
      ),
    );
  }
});

test.each(['casona virreinal', 'casona', 'playa', 'casona en Moche'])(
  'choosing a facet value of «%s» finds as many places as the facet counts',
  async (q) => {
    const { facets } = await list({ q, facets: true, limit: 1 });
    for (const category of [...CATEGORIES, 'beach']) {
      const count = facets!.category.find(({ value }) => value === category)?.count ?? 0;
      if (!facets!.areFloors) expect((await list({ q, category, limit: 1 })).total, category).toBe(count);
    }
    for (const district of DISTRICTS) {
      const count = facets!.district.find(({ value }) => value === district)?.count ?? 0;
      if (!facets!.areFloors) expect((await list({ q, district, limit: 1 })).total, district).toBe(count);
    }
  },
);

const forged: [PlacesQuery, unknown[]][] = [
  [{ q: 'casona' }, ['x', 'all']],
  [{ q: 'casona' }, [-1, 'all']],
  [{ q: 'casona' }, [1.5, 'any']],
  [{ q: 'casona' }, [24, '00000000-0000-4000-8000-000000000000']],
  [{ sort: 'relevance' }, ['x', '00000000-0000-4000-8000-000000000000']],
  [{ sort: 'relevance' }, [1, 'all']],
  [{ sort: 'relevance' }, [1e12, '00000000-0000-4000-8000-000000000000']],
  [{ sort: 'name' }, [1, 'any']],
  [{ sort: 'name' }, ['\u0000', '00000000-0000-4000-8000-000000000000']],
  [{ sort: 'near', near: '-79,-8' }, ['x', '00000000-0000-4000-8000-000000000000']],
];
test.each(forged)('a forged cursor is refused: %j %j', async (query, key) => {
  const { next } = await list({ ...query, limit: 1 });
  const [fingerprint] = JSON.parse(Buffer.from(next!, 'base64url').toString());
  const cursor = Buffer.from(JSON.stringify([fingerprint, ...key])).toString('base64url');
  const answer = await call(site.app, listPlaces, { query: { ...query, cursor }, headers });
  expect(answer.problem()).toMatchObject({ status: 400, issues: [{ path: 'query.cursor' }] });
});

test.each([
  pathOf(showPlace, { params: { idOrSlug: '\0' } }),
  pathOf(listPlaces, { query: { district: '\0' } }),
  pathOf(listPlaces, { query: { q: 'casona\0' } }),
  pathOf(listPlaces, { query: { category: '\0' } }),
])('a NUL character in %s causes no server error', async (url) => {
  expect((await site.app.inject({ url, headers })).statusCode).toBeLessThan(500);
});
