import { afterAll, expect, test } from 'vitest';
import { findAddresses } from '#features/maps/contract/routes.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { maps } from './area.ts';
import { readStreets } from './read-streets.rules.ts';
import { addressWords } from './street-words.rules.ts';

const site = await testSite({ areas: [maps], settings: { REGION: 'trujillo' } });
const cusco = await testSite({ areas: [maps], settings: { REGION: 'cusco' } });
afterAll(async () => {
  await site.close();
  await cusco.close();
});

const find = async (q: string) => (await call(site.app, findAddresses, { query: { q } })).json().items;

test('a number with a known block gives a point of the block', async () => {
  const [first] = await find('Jr. Pizarro 350');
  expect(first).toMatchObject({
    street: 'Jirón Francisco Pizarro',
    district: 'Trujillo',
    number: 350,
    precision: 'block',
  });
  expect(first!.lon).toBeCloseTo(-79.029, 3);
  expect(first!.lat).toBeCloseTo(-8.1132, 3);
});

test('if the block is unknown, the point is the middle of the street, and `precision` says so', async () => {
  const [unknown] = await find('jiron gamarra 4900');
  expect(unknown).toMatchObject({ street: 'Jirón Gamarra', number: 4900, precision: 'street', lon: -79.0277 });
  const [none] = await find('gamarra');
  expect(none).toMatchObject({ number: null, precision: 'street' });
});

test.each([
  ['av españa', 'Avenida España'],
  ['Avda. Espana 1200', 'Avenida España'],
  ['bolivar cuadra 3', 'Jirón Bolívar'],
  ['gamar', 'Jirón Gamarra'],
  ['29 de diciembre', 'Avenida 29 de Diciembre'],
])('a search for «%s» finds %s first', async (q, street) => {
  const [first] = await find(q);
  expect(first?.street).toBe(street);
});

test('a text that names no street finds nothing', async () => {
  expect(await find('huaca del dragón volador')).toEqual([]);
  expect(await find('350')).toEqual([]);
  expect((await call(cusco.app, findAddresses, { query: { q: 'Pizarro' } })).json()).toEqual({ items: [] });
});

test('the house number is separated from the name of the street', () => {
  expect(addressWords('Jr. Pizarro N.° 350')).toEqual({ kind: 'jiron', words: ['pizarro'], number: 350 });
  expect(addressWords('Pizarro cdra. 3')).toEqual({ kind: null, words: ['pizarro'], number: 300 });
  expect(addressWords('29 de Diciembre')).toEqual({ kind: null, words: ['29', 'diciembre'], number: null });
});

test('an incomplete street is refused, with its position in the file', () => {
  const head = 'name,class,district,lon,lat,metres,blocks';
  expect(() => readStreets(`${head}\nJirón A,residential,X,-79,-8,10,\nJirón B,residential,X,,-8,diez,`)).toThrow(
    'street 2',
  );
});
