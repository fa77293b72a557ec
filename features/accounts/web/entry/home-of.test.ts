import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';

test('people land on the screen on which they work', () => {
  expect(homeOf({ staff: 'editor', operators: ['totora'] })).toBe('/region');
  expect(homeOf({ staff: null, operators: ['totora'], places: ['museo'] })).toBe('/operador/totora');
  expect(homeOf({ staff: null, places: ['museo'] })).toBe('/empresa');
  expect(homeOf({ staff: null, places: [] })).toBe('/cuenta');
});
