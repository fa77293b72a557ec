import { afterAll, expect, test } from 'vitest';
import {
  findNearestAmenities,
  listAmenities,
  listAmenityKinds,
  showEmergencyHelp,
} from '#features/amenities/contract/routes.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { amenities } from './area.ts';

const trujillo = await testSite({ areas: [amenities], settings: { REGION: 'trujillo' } });
const cusco = await testSite({ areas: [amenities], settings: { REGION: 'cusco' } });
afterAll(async () => {
  await trujillo.close();
  await cusco.close();
});

const PLAZA = '-79.0288,-8.1118';
const HUANCHACO = '-79.1218,-8.0809';

test('the list has only the requested kinds, nearest first, and the source', async () => {
  const answer = await call(trujillo.app, listAmenities, {
    query: { kind: 'pharmacy,atm', near: HUANCHACO, limit: 50 },
  });
  const { items, total, source } = answer.json();
  expect(total).toBe(312 + 21);
  expect(items).toHaveLength(50);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['pharmacy', 'atm']));
  expect(items.map(({ metres }) => metres)).toEqual(items.map(({ metres }) => metres).toSorted((a, b) => a - b));
  expect(items[0]!.metres).toBeLessThan(1500);
  expect(source).toMatchObject({
    licence: 'Open Database License 1.0',
    attribution: '© colaboradores de OpenStreetMap',
  });
});

test('the list of kinds has the number of useful places of each kind', async () => {
  const { items } = (await call(trujillo.app, listAmenityKinds)).json();
  expect(items).toContainEqual({ kind: 'pharmacy', count: 312 });
  expect(items).toContainEqual({ kind: 'toilets', count: 6 });
});

test('each point gets the nearest useful place of each kind, with the way along the streets', async () => {
  const { nearest } = (
    await call(trujillo.app, findNearestAmenities, { query: { at: `${PLAZA};${HUANCHACO}` } })
  ).json();
  const [plaza, beach] = nearest;
  expect(plaza!.map(({ kind }) => kind)).toEqual([
    'pharmacy',
    'atm',
    'bank',
    'toilets',
    'hospital',
    'police',
    'fuel',
    'bus_station',
  ]);
  expect(plaza!.find(({ kind }) => kind === 'bank')!.way).toMatchObject({ mode: 'walk', basis: 'road_graph' });
  expect(plaza!.find(({ kind }) => kind === 'hospital')!.name).toBe('Clínica San Francisco');
  expect(beach!.find(({ kind }) => kind === 'police')!.name).toBe('Comisaria de Huanchaco');
});

test('the emergency help omits a hospital without an emergency department', async () => {
  const near = '-79.0431,-8.1033';
  const { numbers, nearest } = (await call(trujillo.app, showEmergencyHelp, { query: { at: near } })).json();
  expect(numbers).toContainEqual({ name: 'Policía', number: '105' });
  expect(nearest[0]!.map(({ kind }) => kind)).toEqual(['hospital', 'police', 'pharmacy']);
  for (const { emergency } of nearest[0]!) expect(emergency).not.toBe(false);
});

test('a region without useful places has empty lists, but still has emergency numbers', async () => {
  const at = '-71.9785,-13.5167';
  expect((await call(cusco.app, listAmenities)).json()).toEqual({ items: [], total: 0, source: null });
  expect((await call(cusco.app, listAmenityKinds)).json()).toEqual({ items: [] });
  expect((await call(cusco.app, findNearestAmenities, { query: { at } })).json()).toEqual({
    nearest: [[]],
    source: null,
  });
  const help = (await call(cusco.app, showEmergencyHelp, { query: { at } })).json();
  expect(help.nearest).toEqual([[]]);
  expect(help.numbers).toHaveLength(3);
});

test('refuses unknown kinds, and points outside the region', async () => {
  const ask = (query: object) => call(trujillo.app, findNearestAmenities, { query } as never);
  expect((await ask({ at: PLAZA, kind: 'museum' })).statusCode).toBe(400);
  expect((await ask({ at: '10,50' })).statusCode).toBe(400);
  expect((await ask({ at: 'aquí' })).statusCode).toBe(400);
});
