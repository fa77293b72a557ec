import { expect, test } from 'vitest';
import { operatorHome } from './operator-home.ts';

test('members of one operator go to its screens, members of several to a choice; others get null', () => {
  expect(operatorHome({ operators: ['totora'] })).toBe('/operador/totora');
  expect(operatorHome({ operators: ['totora', 'garza'] })).toBe('/operador');
  expect([operatorHome({ operators: [] }), operatorHome({})]).toEqual([null, null]);
});
