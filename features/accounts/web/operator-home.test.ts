import { expect, test } from 'vitest';
import { operatorHome } from './operator-home.ts';

test('members of one operator start at its screens, and members of several operators at a choice; for other people the result is null', () => {
  expect(operatorHome({ operators: ['totora'] })).toBe('/operador/totora');
  expect(operatorHome({ operators: ['totora', 'garza'] })).toBe('/operador');
  expect([operatorHome({ operators: [] }), operatorHome({})]).toEqual([null, null]);
});
