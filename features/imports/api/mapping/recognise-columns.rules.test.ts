import { expect, test } from 'vitest';
import { headedTable, recogniseColumns } from './recognise-columns.rules.ts';

const fields = (...headings: string[]) => recogniseColumns(headings).map(({ field }) => field);

test('columns are known by the words of an inventory, also cut or misspelt', () => {
  expect(fields('Nombre del recurso', 'Categoría', 'Distrito', 'Dirección', 'Telef.', 'Latitud', 'Longitud')).toEqual([
    'name',
    'kind',
    'district',
    'address',
    'phones',
    'lat',
    'lon',
  ]);
  expect(fields('NOMBRE', 'Rubro', 'Pág. Web', 'Horario de atención', 'Descripcion', 'Coordenadas')).toEqual([
    'name',
    'kind',
    'website',
    'hours',
    'summary',
    'position',
  ]);
  expect(fields('Nonbre', 'Direcion')).toEqual(['name', 'address']);
});

test('a guess is shown as a guess, and a strange title is asked', () => {
  expect(recogniseColumns(['Nombre', 'Direcion', 'Zxqw'])).toEqual([
    { field: 'name', isSure: true },
    { field: 'address', isSure: false },
    { field: null, isSure: false },
  ]);
});

test('a column that no fact needs is left out without a question', () => {
  expect(recogniseColumns(['RUC', 'Observaciones', 'Correo electrónico'])).toEqual(
    Array(3).fill({ field: null, isSure: true }),
  );
});

test('two columns with the same title give their fact once', () => {
  expect(fields('Nombre', 'Nombre', 'Teléfono', 'Celular')).toEqual(['name', null, 'phones', null]);
});

test('titles of Wikivoyage, Wikidata and of the open data are known', () => {
  expect(fields('type', 'title', 'alt', 'address', 'phone', 'url', 'hours', 'price', 'lat', 'long', 'content')).toEqual(
    [...['kind', 'name', 'otherNames', 'address', 'phones', 'website', 'hours', 'fee', 'lat', 'lon', 'summary']],
  );
  expect(fields('item', 'itemLabel', 'coord', 'itemDescription')).toEqual(['id', 'name', 'position', 'summary']);
  expect(fields('id', 'nombre', 'otros_nombres', 'tipo', 'lon', 'lat', 'altitud_m', 'entrada_adulto')).toEqual([
    ...['id', 'name', 'otherNames', 'kind', 'lon', 'lat', 'altitude', 'fee'],
  ]);
});

test('the titles are found below the heading of the sheet, and lines keep their numbers', () => {
  const { headings, rows } = headedTable([
    ['Inventario de lugares 2026', '', ''],
    ['', '', ''],
    ['Nombre', 'Latitud', 'Longitud', ''],
    ['Museo', '-8.1', '-79.0', ''],
    ['', '', '', ''],
    ['Plaza', '-8.2', '-79.1'],
  ]);
  expect(headings).toEqual(['Nombre', 'Latitud', 'Longitud']);
  expect(rows).toEqual([
    { line: 4, cells: ['Museo', '-8.1', '-79.0'] },
    { line: 6, cells: ['Plaza', '-8.2', '-79.1'] },
  ]);
});
