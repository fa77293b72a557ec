import { expect, test } from 'vitest';
import { operatorHome } from './operator-home.ts';

test('whoever is of one operator works on its screens, of several chooses, and of none is led nowhere', () => {
  expect(operatorHome({ operators: ['totora'] })).toBe('/operador/totora');
  expect(operatorHome({ operators: ['totora', 'garza'] })).toBe('/operador');
  expect([operatorHome({ operators: [] }), operatorHome({})]).toEqual([null, null]);
});
