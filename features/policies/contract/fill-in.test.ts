import { expect, test } from 'vitest';
import { fillIn, followsMode, unknownPlaceholders } from './fill-in.ts';

const text =
  'Hola de {{producto}}.\n\n{{#no_vende}}\nAquí no se vende.\n{{/no_vende}}\n{{#vende}}\nAquí pagas.\n{{/vende}}\n\nFin.';

test('a block appears only if the site sells what the block is about', () => {
  const filled = (sells: 'nothing' | 'quotations' | 'everything') =>
    fillIn(text, { values: { producto: 'Descubre' }, sells });
  expect(filled('nothing')).toBe('Hola de Descubre.\n\nAquí no se vende.\n\nFin.');
  expect(filled('quotations')).toBe('Hola de Descubre.\n\nAquí pagas.\n\nFin.');
  expect(filled('everything')).toBe(filled('quotations'));
});

test('reports unknown placeholders and unknown blocks', () => {
  const values = { producto: 'Descubre' };
  expect(unknownPlaceholders(text, { values })).toEqual([]);
  expect(unknownPlaceholders('{{correo}} {{#vende}} sin fin', { values })).toEqual(['correo', '#vende']);
  expect(unknownPlaceholders('{{#regala}}nada{{/regala}}', { values })).toEqual(['#regala', '/regala']);
});

test('a text with a block or with the placeholder `modo_legal` fits all legal modes', () => {
  expect([text, '{{modo_legal}}', 'Vendemos.'].map(followsMode)).toEqual([true, true, false]);
});
