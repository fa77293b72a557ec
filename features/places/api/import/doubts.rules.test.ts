import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REGIONS_FOLDER } from '#regions/read-region.ts';
import type { Curation } from './curation.ts';
import { isForEditors, partNotes, rewrittenNote } from './doubts.rules.ts';

test.each([
  'OSM lo tiene dos veces.',
  'Ficha compartida con la Huaca del Sol (114).',
  'Sin ficha propia en el inventario de enero de 2026.',
  'Visitantes idénticos en las fichas 13734, 13708 y 13736.',
  'Fuera del recuadro del extracto OSM.',
  'OSM cierra los miércoles; la ficha 96 dice todos los días.',
  'Coordenada dudosa: cae en la costa frente a Chan Chan. No usar para guiar sin verificar.',
  'La ficha está sin jerarquizar.',
])('this note is for editors: %s', (note) => {
  expect(isForEditors(note)).toBe(true);
});

test.each(['Se recomienda coordinar la visita con la municipalidad.', 'Los domingos cierra al mediodía si llueve.'])(
  'this note is for travellers: %s',
  (note) => {
    expect(isForEditors(note)).toBe(false);
  },
);

test('if a note was rewritten, travellers get the new text and editors get the original', () => {
  const notes = [
    'Sin horario en OSM.',
    'Sin horario hallado.',
    'Hay que llamar antes.',
    'Fechas dudosas.',
    'OSM lo repite.',
  ];
  const rewritten = {
    'Sin horario en OSM.': { about: 'hours' as const, text: 'No encontramos su horario.' },
    'Sin horario hallado.': { about: 'hours' as const, text: 'No encontramos su horario.' },
    'Fechas dudosas.': '',
  };
  expect(partNotes(notes, rewritten)).toEqual({
    travellers: [
      { about: 'hours', text: 'No encontramos su horario.' },
      { about: 'other', text: 'Hay que llamar antes.' },
    ],
    editors: ['Sin horario en OSM.', 'Sin horario hallado.', 'Fechas dudosas.', 'OSM lo repite.'],
  });
});

test.each(['trujillo', 'cusco'])(
  'region %s: each note that curation.json rewrites occurs in sheets.json',
  async (region) => {
    const read = async (file: string) =>
      JSON.parse(await readFile(join(REGIONS_FOLDER, region, 'places', file), 'utf8'));
    const { notes = {} } = (await read('curation.json')) as Curation;
    const texts = Object.keys(notes).map((note) => rewrittenNote(note, notes));
    const sheets = (await read('sheets.json')) as { doubts?: string[]; hours_note?: string }[];
    const written = new Set(sheets.flatMap(({ doubts = [], hours_note }) => [...doubts, hours_note]));
    expect(Object.keys(notes).filter((note) => !written.has(note))).toEqual([]);
    expect(texts.filter(isForEditors)).toEqual([]);
    const hoursNotes = sheets.map(({ hours_note = '' }) => rewrittenNote(hours_note, notes));
    expect(hoursNotes.filter(isForEditors)).toEqual([]);
  },
);
