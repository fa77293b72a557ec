import { expect, test } from 'vitest';
import { placeAt } from './back-office-menu.rules.ts';

const PLACES = [
  { path: '/region', first: true },
  { path: '/region/operadores', also: ['/region/planes'] },
  { path: '/region/pagos' },
];

test.each([
  ['/region', '/region'],
  ['/region/operadores', '/region/operadores'],
  ['/region/operadores/x', '/region/operadores'],
  ['/region/planes/x', '/region/operadores'],
  ['/region/planesillos', undefined],
  ['/region/otra', undefined],
])('the path %s belongs to the menu entry %s', (pathname, room) => {
  expect(placeAt(PLACES, pathname)?.path).toBe(room);
});
