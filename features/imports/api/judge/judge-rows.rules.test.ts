import { expect, test } from 'vitest';
import type { Field } from '#features/imports/contract/columns.ts';
import type { Mapping } from '#features/imports/contract/imports.ts';
import type { StoredPlace } from '#features/places/api/public.ts';
import { type JudgeContext, judgeRow } from './judge-rows.rules.ts';
import { knownTwins } from './twins.rules.ts';

const COLUMNS: Field[] = ['name', 'kind', 'lat', 'lon', 'phones', 'website', 'hours', 'id'];
const place = (more: Partial<StoredPlace>): StoredPlace => ({
  ...{ id: 'p', slug: 'p', name: 'Museo Cassinelli', otherNames: '', category: 'museum', kindLabel: 'Museo' },
  ...{ lon: -79.03, lat: -8.11, status: 'published', keys: ['osm:node/1'] },
  ...more,
});

function context(known: StoredPlace[] = [], mapping: Partial<Mapping> = {}): JudgeContext {
  return {
    mapping: { columns: COLUMNS, kinds: {}, usualKind: null, ...mapping },
    source: { name: 'Turismo', licence: 'CC-BY-4.0', url: null, date: '2026-11-01' },
    ...{ sourceId: 'archivo-turismo', fileName: 'a.csv', countryCode: '51', currency: { code: 'PEN', decimals: 2 } },
    known: knownTwins(known),
    byKey: new Map(known.flatMap((one) => one.keys.map((key) => [key, one]))),
    insideBox: ({ lon, lat }) => lon > -79.2 && lon < -78.6 && lat > -8.3 && lat < -7.8,
    insideReach: ({ lon, lat }) => lon > -79.5 && lon < -78.5 && lat > -8.5 && lat < -7.6,
    districtName: (name) => name,
  };
}
const judge = (
  cells: string[],
  known: StoredPlace[] = [],
  mapping: Partial<Mapping> = {},
  seen = new Map<string, number>(),
) => judgeRow({ line: 2, cells }, context(known, mapping), seen);

test('a complete row becomes a record', () => {
  const row = judge([
    'MUSEO DEL MAR',
    'Museo',
    '-8,05',
    '-79,10',
    '044 201677',
    'museodelmar.pe',
    'de lunes a viernes de 9:00 a 17:00',
    'M1',
  ]);
  expect(row).toMatchObject({ verdict: 'take', key: 'archivo-turismo:M1', questions: [], notes: [], twin: null });
  expect(row.record).toMatchObject({
    ...{ name: 'Museo del Mar', lat: -8.05, lon: -79.1, website: 'https://museodelmar.pe' },
    kind: { category: 'museum', label: 'Museo' },
    phones: ['+51 44 201677'],
    hours: { rule: 'Mo-Fr 09:00-17:00' },
  });
});

test.each<[string, string[], object]>([
  ['no name', ['', 'Museo', '-8.05', '-79.1'], { verdict: 'refuse', refusal: 'no_name' }],
  ['no position', ['Museo', 'Museo', '', ''], { verdict: 'refuse', refusal: 'no_position' }],
  ['an unreadable position', ['Museo', 'Museo', '-81117', '-79.1'], { verdict: 'refuse', refusal: 'no_position' }],
  [
    'a position in another country',
    ['Museo', 'Museo', '-33.4', '-70.6'],
    { verdict: 'refuse', refusal: 'outside_reach' },
  ],
  ['a position at the edge', ['Museo', 'Museo', '-8.4', '-79.1'], { verdict: 'ask', questions: ['outside_box'] }],
  [
    'latitude and longitude exchanged',
    ['Museo', 'Museo', '-79.1', '-8.05'],
    { verdict: 'ask', questions: ['swapped_position'], position: { lat: -8.05, lon: -79.1 } },
  ],
  [
    'an unknown kind',
    ['Lo de Rosa', 'Xyz', '-8.05', '-79.1'],
    { verdict: 'ask', questions: ['unknown_kind'], unknownKind: 'Xyz' },
  ],
  ['the kind in the name', ['Hotel Colón', '', '-8.05', '-79.1'], { verdict: 'take', questions: [] }],
])('a row with %s', (_, cells, expected) => expect(judge(cells)).toMatchObject(expected));

test('a decimal point as a comma in KML gives a point far away, which is refused', () => {
  expect(judge(['Huaca', 'Huaca', '3', '-79'])).toMatchObject({ refusal: 'outside_reach' });
});

test('kinds that a person chose count, and a usual kind fills rows without one', () => {
  expect(judge(['Lo de Rosa', 'Xyz', '-8.05', '-79.1'], [], { kinds: { xyz: 'picanteria' } }).record?.kind.label).toBe(
    'Picantería',
  );
  expect(judge(['Lo de Rosa', '', '-8.05', '-79.1'], [], { usualKind: 'restaurant' }).record?.kind.label).toBe(
    'Restaurante',
  );
  expect(judge(['Lo de Rosa', 'Xyz', '-8.05', '-79.1'], [], { kinds: { xyz: 'constructor' } }).verdict).toBe('ask');
});

test('the second row with the same code is refused', () => {
  const seen = new Map<string, number>();
  judge(['Museo A', 'Museo', '-8.05', '-79.1', '', '', '', 'M1'], [], {}, seen);
  expect(judge(['Museo B', 'Museo', '-8.06', '-79.1', '', '', '', 'M1'], [], {}, seen)).toMatchObject({
    refusal: 'repeated',
  });
});

test('the same name within 150 metres is the same place, and a name alike is asked', () => {
  const known = [place({})];
  expect(judge(['Museo Cassinelli', 'Museo', '-8.1105', '-79.0302'], known)).toMatchObject({
    verdict: 'take',
    twin: { verdict: 'same', isOwn: false, place: { id: 'p' } },
  });
  expect(judge(['Museo Casinelli Mazzei', 'Museo', '-8.1105', '-79.0302'], known)).toMatchObject({
    verdict: 'ask',
    questions: ['twin'],
    twin: { verdict: 'ask', metres: expect.any(Number) },
  });
  expect(judge(['Museo Cassinelli', 'Museo', '-8.13', '-79.0302'], known).twin).toBeNull();
  expect(judge(['Museo de Arqueología', 'Museo', '-8.1108', '-79.0306'], known).twin).toBeNull();
});

test('two places that are only called by their kind are not the same', () => {
  const known = [place({ name: 'Restaurante', category: 'food', kindLabel: 'Restaurante' })];
  const row = judge(['Restaurante', 'Restaurante', '-8.1106', '-79.0304'], known);
  expect(row.twin?.verdict ?? 'none').not.toBe('same');
});

test('a row with the key of a place is a new version of it, wherever it lies', () => {
  const known = [place({ keys: ['archivo-turismo:M1'], name: 'Otro nombre', lat: -8.2 })];
  expect(judge(['Museo del Mar', '', '-8.05', '-79.1', '', '', '', 'M1'], known)).toMatchObject({
    verdict: 'take',
    twin: { isOwn: true, verdict: 'same' },
    record: { kind: { category: 'museum' } },
  });
});

test('a link that is no page, a strange telephone and unclear hours are left out with a note', () => {
  const row = judge([
    'Museo del Mar',
    'Museo',
    '-8.05',
    '-79.1',
    '123',
    'javascript:alert(1)',
    'cuando hay visitas',
    'M1',
  ]);
  expect(row.verdict).toBe('take');
  expect(row.notes.map(({ code }) => code).sort()).toEqual(['hours_unread', 'phone_unread', 'website_unread']);
  expect(row.record).not.toHaveProperty('website');
  for (const link of ['data:text/html,x', 'javascript://viaja.pe/%0aalert(1)', 'vbscript:x'])
    expect([link, judge(['Museo', 'Museo', '-8.05', '-79.1', '', link]).record?.website]).toEqual([link, undefined]);
});
