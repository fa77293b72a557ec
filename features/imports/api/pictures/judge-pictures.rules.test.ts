import { expect, test } from 'vitest';
import type { StoredPlace } from '#features/places/api/public.ts';
import { judgePictures } from './judge-pictures.rules.ts';
import { pictureTable } from './picture-table.rules.ts';
import { placeIndex } from './place-index.rules.ts';

const LUNA = '018f0000-0000-7000-8000-000000000001';
const KEPT = '018f0000-0000-7000-8000-000000000002';
const GONE = '018f0000-0000-7000-8000-000000000003';

const place = (id: string, name: string, slug = id): StoredPlace => ({
  ...{ id, slug, name, otherNames: '', category: 'museum', kindLabel: 'Museo', lon: -79, lat: -8, status: 'published' },
  keys: [],
});
const places = placeIndex(
  [
    place(LUNA, 'Huaca de la Luna', 'huaca-de-la-luna'),
    place(KEPT, 'Museo del Mar'),
    place('a', 'Plaza de Armas'),
    place('b', 'Plaza de Armas'),
  ],
  new Map([[GONE, KEPT]]),
);
const TITLES = ['Archivo', 'Lugar', 'Autor', 'Licencia', 'Fuente', 'Descripción'];
const picture = (name: string, fault: 'not_picture' | 'too_large' | 'broken' | null = null) => ({
  ...{ name, fault, hash: name },
});

function judge(rows: string[][], files = rows.map(([file]) => picture(file!)), there = new Map<string, boolean>()) {
  const table = pictureTable([TITLES, ...rows]);
  if ('lacks' in table) throw new Error(table.lacks);
  return judgePictures(table.rows, files, { places, there, photosOf: new Map(), most: 500 });
}
const one = (row: string[], ...more: [Parameters<typeof judge>[1]?, Parameters<typeof judge>[2]?]) =>
  judge([row], ...more)[0]!;
const ROW = ['luna.jpg', 'Huaca de la Luna', 'Rosa Díaz', 'CC BY 4.0', 'https://fotos.pe/1', 'El muro con frisos'];
const changed = (at: number, cell: string) => ROW.with(at, cell);

test('a row with everything is taken, with its place', () => {
  expect(one(ROW)).toMatchObject({
    ...{ line: 2, verdict: 'take', place: { id: LUNA }, notes: [] },
    picture: { author: 'Rosa Díaz', licence: 'CC BY 4.0', source: 'https://fotos.pe/1', alt: 'El muro con frisos' },
  });
});

test.each<[string, string[], string]>([
  ['no file', changed(0, ''), 'no_file'],
  ['no licence', changed(3, ''), 'no_licence'],
  ['an unknown licence', changed(3, 'Con permiso verbal'), 'unknown_licence'],
  ['a licence that forbids sales', changed(3, 'CC BY-NC 4.0'), 'unknown_licence'],
  ['no author', changed(2, ''), 'no_author'],
  ['no place', changed(1, ''), 'place_missing'],
  ['a place that is not there', changed(1, 'Torre Eiffel'), 'place_not_found'],
])('a row with %s is refused', (_, row, refusal) => {
  expect(one(row, [picture('luna.jpg')])).toMatchObject({ verdict: 'refuse', refusal, place: null });
});

test.each(['not_picture', 'too_large', 'broken'] as const)('a file that is %s is refused', (fault) => {
  expect(one(ROW, [picture('luna.jpg', fault)])).toMatchObject({ verdict: 'refuse', refusal: fault });
});

test('a place is found by its address, its id, its name, and by the id of a place that was merged into it', () => {
  for (const text of ['https://sitio.pe/lugares/huaca-de-la-luna?x=1', LUNA, LUNA.toUpperCase(), 'HUACA DE LA LUNA'])
    expect(one(changed(1, text)).place?.id, text).toBe(LUNA);
  expect(one(changed(1, GONE)).place?.id).toBe(KEPT);
});

test('a person chooses between places of the same name, and among those that are called alike', () => {
  const twins = one(changed(1, 'Plaza de Armas'));
  expect(twins).toMatchObject({ verdict: 'ask', questions: ['place_unsure'], place: null });
  expect(twins.picture.places.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(one(changed(1, 'Huaca La Lona')).picture.places.map(({ id }) => id)).toEqual([LUNA]);
});

test('the same picture is not imported twice, and one that the region removed does not come back', () => {
  const [first, second] = judge([ROW, ROW], [picture('luna.jpg')]);
  expect([first!.verdict, second!.refusal]).toEqual(['take', 'photo_repeated']);
  const there = (isRemoved: boolean) => new Map([[`${LUNA} luna.jpg`, isRemoved]]);
  expect(one(ROW, undefined, there(false)).refusal).toBe('photo_known');
  expect(one(ROW, undefined, there(true)).refusal).toBe('photo_removed');
});

test('files are found by their last part, and those that the table does not name are listed', () => {
  const rows = judge([ROW, changed(0, 'otra.jpg')], [picture('fotos/Luna.JPG'), picture('fotos/suelta.jpg')]);
  expect(rows.map(({ line, verdict, refusal }) => [line, verdict, refusal])).toEqual([
    [2, 'take', null],
    [3, 'refuse', 'file_missing'],
    [4, 'refuse', 'not_in_table'],
  ]);
  expect(rows[0]!.picture.file).toBe('fotos/Luna.JPG');
});

test('a photo without a source or alt text is imported with a note', () => {
  const row = one(changed(4, 'mi archivo').with(5, ''));
  expect(row).toMatchObject({ verdict: 'take', picture: { source: null } });
  expect(row.notes.map(({ code }) => code)).toEqual(['source_unread', 'alt_lacks']);
});

test('a table without a needed column says which one it lacks', () => {
  expect(pictureTable([['Archivo', 'Lugar']])).toEqual({ lacks: expect.stringContaining('licencia') });
  expect(pictureTable([['Lugar', 'Licencia']])).toEqual({ lacks: expect.stringContaining('archivo') });
  expect(pictureTable([['Archivo', 'Licencia']])).toEqual({ lacks: expect.stringContaining('lugar') });
});
