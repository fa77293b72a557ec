import { expect, test } from 'vitest';
import { isClosedTo } from './operator-entries.ts';

const at = (role: 'owner' | 'sales' | 'guide', path: string) => isClosedTo({ id: 'x', role }, `/operador/x${path}`);

test('a guide can open the calendar but no screens for selling', () => {
  expect(['', '/salidas'].map((path) => at('guide', path))).toEqual([false, false]);
  expect(['/reservas', '/reservas/1', '/planes', '/equipo'].map((path) => at('guide', path))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('sales people can open plans, and only owners can open the team', () => {
  expect(['/reservas', '/planes', '/equipo'].map((path) => at('sales', path))).toEqual([false, false, true]);
  expect(['/reservas', '/planes', '/equipo'].map((path) => at('owner', path))).toEqual([false, false, false]);
});
