import { expect, test } from 'vitest';
import type { PlaceSnapshot } from '#features/places/api/public.ts';
import { readCsv } from '../files/read-csv.ts';
import { readXlsx } from '../files/read-xlsx.ts';
import { headedTable } from '../mapping/recognise-columns.rules.ts';
import { COLUMNS, type ColumnKey } from './columns.ts';
import { type JudgedSheetRow, type JudgeSetting, judgeLine, sheetLines } from './judge-sheet.rules.ts';
import { sheetCsv, sheetXlsx } from './sheet-file.ts';

const ID = '3a0f7d3e-4f7c-4d53-9d5f-0d7f9b1c2a10';
const PEN = { code: 'PEN', decimals: 2 };

const place = (facts: Partial<PlaceSnapshot['facts']> = {}, rest: Partial<PlaceSnapshot> = {}): PlaceSnapshot => ({
  id: ID,
  state: 'published',
  stateReason: null,
  isOperators: false,
  ...rest,
  facts: {
    name: 'Museo del Juguete',
    otherNames: 'Casa Chaparral',
    kind: { category: 'museum', label: 'Museo' },
    summary: '=Juguetes de "ayer"; y\n-otros',
    district: 'Trujillo',
    address: '@Jr. Independencia 705',
    phones: ['+51 44 208181', '+51 987 654 321'],
    whatsapp: null,
    email: 'hola@ejemplo.pe',
    website: 'https://ejemplo.pe/',
    position: { lon: -79.026626, lat: -8.108235 },
    hours: { class: 'known', rule: 'Tu-Sa 10:00-18:00; Su 10:00-13:00; PH off' },
    hoursNote: null,
    fees: { currency: 'PEN', adult: 1000, child: 250, residents: { adult: 500 }, childTo: 12, text: null },
    paymentMeans: ['cash', 'wallet'],
    languages: ['en', 'es'],
    register: { number: '0421', until: '2027-01-31' },
    activities: ['ver juguetes'],
    access: {},
    needs: {},
    poster: { scene: 'museo', seed: 'x' },
    ...facts,
  },
});

const setting: JudgeSetting = {
  money: PEN,
  country: 'PE',
  insideBox: ({ lat }) => lat > -8.5 && lat < -7.5,
  insideReach: ({ lat, lon }) => lat > -9 && lat < -7 && lon < -78 && lon > -80,
  districtName: (name) => name,
  twinOf: () => null,
};

/** The cells of a downloaded sheet by title. The second row is the place. */
const grid = (places: PlaceSnapshot[] = [place()]) => readCsv(sheetCsv(places, PEN)).rows;

function judged(rows: string[][], now: PlaceSnapshot[] = [place()]): JudgedSheetRow[] {
  const found = sheetLines(headedTable(rows));
  const seen = new Set<string>();
  return found!.lines.map((line) => judgeLine(line, new Map(now.map((one) => [one.id, one])), setting, seen));
}

/** Judges the downloaded sheet with other cells. */
function withCells(cells: Partial<Record<ColumnKey, string>>, now?: PlaceSnapshot[]): JudgedSheetRow {
  const [titles, row] = grid() as [string[], string[]];
  const changed = row.map((cell, at) => {
    const key = Object.keys(COLUMNS)[at] as ColumnKey;
    return cells[key] ?? cell;
  });
  return judged([titles, changed], now)[0]!;
}

test('an unchanged sheet changes nothing, as CSV and as XLSX', async () => {
  expect(judged(grid()).map(({ kind }) => kind)).toEqual(['same']);
  const { rows } = await readXlsx(await sheetXlsx([place()], PEN));
  expect(judged(rows).map(({ kind }) => kind)).toEqual(['same']);
  expect(rows[1]).toContain('=Juguetes de "ayer"; y\n-otros');
});

test('no cell of the CSV begins as a formula does', () => {
  const cells = grid()[1]!;
  expect(cells.filter((cell) => /^[=+@]/.test(cell) || /^-(?![\d.]+$)/.test(cell))).toEqual([]);
  expect(cells).toContain("'+51 44 208181; +51 987 654 321".replace('; +', ";' +"));
});

test('a changed cell is a change with its texts before and after', () => {
  const row = withCells({
    phones: '044 208182',
    hours: 'de martes a domingo de 9 a 16:30, feriados cerrado',
    adult: 'S/ 12,50',
  });
  expect(row.problems).toEqual([]);
  expect(row.changes.map(({ fact, take }) => [fact, take])).toEqual([
    ['phones', true],
    ['hours', true],
    ['fees', true],
  ]);
  const [phones, hours, fees] = row.changes;
  expect(phones).toMatchObject({
    value: ['+51 44 208182'],
    base: ['+51 44 208181', '+51 987 654 321'],
    cells: [{ column: 'Teléfonos', before: '+51 44 208181; +51 987 654 321', after: '+51 44 208182' }],
  });
  expect(hours!.value).toEqual({ class: 'known', rule: 'Tu-Su 09:00-16:30; PH off' });
  expect(fees!.value).toEqual({
    ...{ currency: 'PEN', adult: 1250, child: 250, residents: { adult: 500 }, childTo: 12, text: null },
  });
  expect(fees!.cells).toEqual([{ column: 'Entrada: adultos', before: '10', after: '12.5' }]);
});

test('the same value written in another way changes nothing', () => {
  const row = withCells({
    ...{ phones: '044208181, 987654321', adult: 'S/ 10.00', registerUntil: '31/01/2027', languages: 'español; ingles' },
    ...{ hours: 'Tu-Sa 10:00-18:00; Su 10:00-13:00; PH off', paymentMeans: 'yape, efectivo', lat: '-8,108235' },
  });
  expect([row.kind, row.changes, row.problems]).toEqual(['same', [], []]);
});

test.each([
  [{ hours: 'cuando quieran' }, 'Horario', 'hours'],
  [{ phones: '044 1' }, 'Teléfonos', 'phone'],
  [{ name: '' }, 'Nombre', 'empty'],
  [{ name: 'x'.repeat(201) }, 'Nombre', 'too_long'],
  [{ kind: 'Nave espacial' }, 'Tipo', 'kind'],
  [{ lat: '-12.05' }, 'Latitud', 'outside_region'],
  [{ lat: '-79.02', lon: '-8.1' }, 'Latitud', 'swapped_position'],
  [{ email: 'no es' }, 'Correo', 'email'],
  [{ website: 'no es' }, 'Página web', 'website'],
  [{ child: 'poco' }, 'Entrada: niños', 'price'],
  [{ childTo: 'doce' }, 'Niños hasta (años)', 'age'],
  [{ languages: 'marciano' }, 'Idiomas', 'language'],
  [{ paymentMeans: 'conchas' }, 'Cómo se paga', 'payment'],
  [{ registerUntil: '31/02/2027' }, 'Registro hasta', 'date'],
  [{ state: 'Feliz' }, 'Estado', 'state'],
  [{ state: 'Borrador' }, 'Estado', 'state_not_allowed'],
  [{ state: 'Suspendido' }, 'Motivo del estado', 'reason_missing'],
  [{ reason: 'porque sí' }, 'Motivo del estado', 'reason_alone'],
] as const)('%j is not used, and the others of the row are', (cells, column, code) => {
  const row = withCells({ address: 'Otra calle', ...cells });
  expect(row.problems).toMatchObject([{ column, code }]);
  expect(row.changes.map(({ fact }) => fact)).toEqual(['address']);
});

test('a later change of another person stays, and asks where both changed the fact', () => {
  const now = [place({ phones: ['+51 44 999999'], address: 'Calle Nueva 1' })];
  const row = withCells({ phones: '044 208182' }, now);
  expect(row.changes).toMatchObject([{ fact: 'phones', doubt: 'changed_since', take: false }]);
  expect(row.changes[0]!.cells[0]).toMatchObject({ before: '+51 44 999999', after: '+51 44 208182' });
});

test('hours with two readings ask, with the most likely one', () => {
  const { changes } = withCells({ hours: 'lunes a viernes de 9 a 13 y de 15 a 18; sábados de 9 a 12' });
  expect(changes).toMatchObject([{ fact: 'hours', doubt: 'hours_two', take: false, value: { class: 'known' } }]);
});

test('without its revision a row asks for every change', () => {
  expect(withCells({ revision: '', phones: '044 208182' }).changes).toMatchObject([
    { fact: 'phones', doubt: 'no_revision', take: false },
  ]);
});

test('a state follows the table of states, with its reason', () => {
  expect(withCells({ state: 'en pausa' }).changes).toMatchObject([
    { fact: 'state', value: { state: 'paused', reason: null }, base: { state: 'published', reason: null } },
  ]);
  expect(withCells({ state: 'Suspendido', reason: 'Obras' }).changes[0]!.value).toEqual({
    state: 'suspended',
    reason: 'Obras',
  });
});

test.each([
  [{ id: '00000000-0000-4000-8000-000000000000' }, [place()], 'unknown_id'],
  [{ id: 'museo' }, [place()], 'unknown_id'],
  [{ id: '' }, [place()], 'id_lost'],
  [{}, [place({}, { state: 'merged' })], 'merged'],
  [{}, [place({}, { isOperators: true })], 'operators'],
] as const)('a row with %j is refused', (cells, now, refusal) => {
  expect(withCells({ phones: '', ...cells }, [...now])).toMatchObject({ kind: 'refuse', refusal, changes: [] });
});

test('the second row of a place is refused', () => {
  const [titles, row] = grid() as [string[], string[]];
  expect(judged([titles, row, row]).map(({ kind, refusal }) => [kind, refusal])).toEqual([
    ['same', null],
    ['refuse', 'repeated'],
  ]);
});

test('a row without an id adds a place as a draft', () => {
  const titles = ['Id', 'Nombre', 'Tipo', 'Latitud', 'Longitud', 'Teléfonos', 'Horario', 'Estado'];
  const row = ['', 'Museo Nuevo', 'museo', '-8.10', '-79.02', '044 208182', 'a veces', 'Publicado'];
  const [add, unnamed] = judged([titles, row, ['', '', 'museo', '-8', '-79', '', '', '']]);
  expect(add).toMatchObject({
    kind: 'add',
    changes: [
      {
        fact: 'place',
        value: { name: 'Museo Nuevo', kind: { category: 'museum' }, position: { lat: -8.1, lon: -79.02 } },
      },
      { fact: 'phones', value: ['+51 44 208182'] },
      { fact: 'state', value: { state: 'published' } },
    ],
    problems: [{ column: 'Horario', code: 'hours' }],
  });
  expect(unnamed).toMatchObject({ kind: 'refuse', refusal: 'no_name' });
});

test('an added place that looks like another one asks', () => {
  setting.twinOf = () => ({ id: ID, name: 'Museo del Juguete', metres: 4 });
  const [row] = judged([
    ['Id', 'Nombre', 'Tipo', 'Latitud', 'Longitud', 'Dirección'],
    ['', 'Museo del Juguete', 'Museo', '-8.1', '-79.02', 'Aquí'],
  ]);
  setting.twinOf = () => null;
  expect(row!.changes).toMatchObject([
    { fact: 'place', doubt: 'twin', take: false },
    { fact: 'address', take: false },
  ]);
});

test('columns that are left out change nothing', () => {
  const rows = judged([
    ['Id', 'Teléfonos', 'Longitud'],
    [ID, '044 208182', '-79.026626'],
  ]);
  expect(rows[0]!.changes).toMatchObject([{ fact: 'phones', doubt: 'no_revision' }]);
});
