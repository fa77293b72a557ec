import { expect, test } from 'vitest';
import { isNameOf, questionOf, tsqueryOf } from './question.rules.ts';

test('words without a meaning are left out, and the others have no accents', () => {
  expect(questionOf('Quiero ver la Huaca del Dragón', [], []).words).toEqual([['huaca'], ['dragon']]);
  expect(questionOf('¿de la?', [], []).words).toEqual([]);
});

test('a synonym of the back office replaces nothing: the text itself is still searched', () => {
  const added = [{ text: 'carreras de buggy', means: 'Las Dunas' }];
  const { words } = questionOf('carrera de buggys gratis', added, [['dunas', 'medanos']]);
  expect(words).toEqual([['carrera buggys', 'dunas', 'medanos'], ['gratis']]);
});

test('the longest phrase with a synonym is used', () => {
  const added = [
    { text: 'tren', means: 'estacion' },
    { text: 'tren de la costa', means: 'ferrocarril' },
  ];
  expect(questionOf('tren de la costa', added, []).words).toEqual([['tren costa', 'ferrocarril']]);
});

test('the text search has no operators of the searcher', () => {
  expect(tsqueryOf(questionOf("huaca & !('luna | sol", [], [['sol', 'inti']]))).toBe(
    '((huaca:*)) & ((luna:*)) & ((sol:*) | (inti:*))',
  );
  expect(tsqueryOf(questionOf('…', [], []))).toBe('');
});

test('a name has all words of the question and no others', () => {
  const question = questionOf('mi reser', [], []);
  expect(isNameOf('Mi reserva', question)).toBe(true);
  expect(isNameOf('Lista de espera', question)).toBe(false);
  expect(isNameOf('Mi reserva de noche', question)).toBe(false);
  expect(isNameOf('Mi reserva', questionOf('mi', [], []))).toBe(false);
});
