import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AROUND_SCREENS, OFFLINE_SCREENS, shellOf } from './offline-screens.ts';

test.each([
  ['/reservas', '/reservas'],
  ['/reservas/VR7K2M4QXA', '/reservas/sin-conexion'],
  ['/pago/0b0f6a0e-4f0a-4d43-8a51-2f6ad4c1a001', '/pago/sin-conexion'],
  ['/viajes', '/viajes'],
  ['/viajes/3f9a1c', '/viajes/sin-conexion'],
  ['/viajes/3f9a1c/imprimir', null],
  ['/cotizaciones/CZ7K2M4QXA', '/cotizaciones/sin-conexion'],
  ['/operador/1/salidas/2', '/operador/sin-conexion/salidas/sin-conexion'],
  ['/operador/1/salidas/2/cancelar', null],
  ['/reservas/VR7K2M4QXA/recibo/1', null],
  ['/planes/primera-ola', null],
  ['/', null],
])('%s opens offline with the document of %s', (path, shell) => {
  expect(shellOf(path)).toBe(shell);
});

test('each shell’s path matches only its own screen', () => {
  for (const { path, shell, sources } of OFFLINE_SCREENS) {
    expect(shell).toMatch(path);
    expect(shellOf(shell)).toBe(shell);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  }
  for (const source of AROUND_SCREENS) expect(existsSync(source), source).toBe(true);
});
