import { expect, test } from 'vitest';
import { ownDesk } from './operator-home.ts';

test('whoever is of one operator works at its desk, of several chooses, and of none is led nowhere', () => {
  expect(ownDesk({ operators: ['totora'] })).toBe('/operador/totora');
  expect(ownDesk({ operators: ['totora', 'garza'] })).toBe('/operador');
  expect([ownDesk({ operators: [] }), ownDesk({})]).toEqual([null, null]);
});
