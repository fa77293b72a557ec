import { afterAll, expect, test } from 'vitest';
import { findAddresses } from '#features/maps/contract/routes.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { maps } from './area.ts';
import { matchStreets } from './match-streets.rules.ts';
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

test('pieces of a street in one district are one answer, and each district has its own', () => {
  const streets = readStreets(
    [
      'name,class,district,lon,lat,metres,blocks',
      'Calle Huanchaco,residential,Moche,-79.01,-8.17,80,',
      'Calle Huanchaco,residential,Moche,-79.02,-8.18,240,',
      'Calle Huanchaco,residential,Moche,-79.03,-8.19,60,3 -79.031 -8.191',
      'Calle Huanchaco,residential,Trujillo,-79.04,-8.11,90,',
    ].join('\n'),
  );
  const centre = { lon: -79.029, lat: -8.112 };
  const answers = (text: string) =>
    matchStreets(streets, text, centre)
      .map(({ district, lon, metres, precision }) => [district, lon, metres, precision])
      .sort();
  expect(answers('calle huanchaco')).toEqual([
    ['Moche', -79.02, 380, 'street'],
    ['Trujillo', -79.04, 90, 'street'],
  ]);
  expect(answers('calle huanchaco 350')).toContainEqual(['Moche', -79.031, 380, 'block']);
});

test('no search of the region lists a street twice in one district', async () => {
  const items = await find('Calle Huanchaco');
  const keys = items.map(({ street, district }) => `${street} ${district}`);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
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
