import { expect, test } from 'vitest';
import { operatorHome } from './operator-home.ts';

test('people of one operator get its screens, of several a choice, of none no link', () => {
  expect(operatorHome({ operators: ['totora'] })).toBe('/operador/totora');
  expect(operatorHome({ operators: ['totora', 'garza'] })).toBe('/operador');
  expect([operatorHome({ operators: [] }), operatorHome({})]).toEqual([null, null]);
});
