import { expect, test } from 'vitest';
import { interestFor, topicsOf } from './interest.rules.ts';

const church = { category: 'church', interest: 300 } as const;

test('a place is weighted by the strongest interest of its category', () => {
  expect(interestFor({ interests: { history: 3 } }, church)).toBe(900);
  expect(interestFor({ interests: { faith: 3, history: 0 } }, church)).toBe(900);
  expect(interestFor({ interests: { faith: 0 } }, church)).toBe(0);
  expect(interestFor({ interests: { faith: 0, history: 3 } }, church)).toBe(0);
  expect(interestFor({ interests: { faith: 0 } }, { category: 'square', interest: 300 })).toBe(300);
});

test('if the traveller names other interests, a place of an unnamed interest counts half', () => {
  expect(interestFor({ interests: { beach: 3 } }, church)).toBe(150);
});

test('a wish without interests weighs all places alike, and more than an open interest', () => {
  expect(interestFor({ interests: {} }, church)).toBe(540);
  expect(interestFor({ interests: {} }, { category: 'lodging', interest: 300 })).toBe(540);
});

test('a museum at an archaeological site also serves the interest in archaeology', () => {
  expect(topicsOf({ category: 'museum', name: 'Museo de Sitio Chan Chan' })).toEqual(['museums', 'archaeology']);
  expect(topicsOf({ category: 'museum', name: 'Museo del Juguete' })).toEqual(['museums']);
});
