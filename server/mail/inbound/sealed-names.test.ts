import { expect, test } from 'vitest';
import { withoutReplyAddresses } from './sealed-names.ts';

test('removes reply addresses from a text', () => {
  const quoted = `Sí, dos.\n| Para: rt-${'0a'.repeat(16)}-${'1b'.repeat(12)}@respuestas.vereda.pe`;
  expect(withoutReplyAddresses(quoted)).toBe('Sí, dos.\n| Para: …');
});

test('leaves other email addresses unchanged', () => {
  const text = 'Escríbeme a rosa@ejemplo.pe, opción #2.';
  expect(withoutReplyAddresses(text)).toBe(text);
});
