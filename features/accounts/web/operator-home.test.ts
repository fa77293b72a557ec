import { expect, test } from 'vitest';
import { operatorHome } from './operator-home.ts';

test('a member of several operators first chooses an operator', () => {
  expect(operatorHome({ operators: ['totora'] })).toBe('/operador/totora');
  expect(operatorHome({ operators: ['totora', 'garza'] })).toBe('/operador');
  expect([operatorHome({ operators: [] }), operatorHome({})]).toEqual([null, null]);
});
