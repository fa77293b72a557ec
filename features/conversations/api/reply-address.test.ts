import { expect, test } from 'vitest';
import { withoutReplyAddresses } from './reply-address.ts';

test('no address to answer to is handed over to the other side', () => {
  const quoted = `Sí, dos.\n| Para: rt-${'0a'.repeat(16)}-${'1b'.repeat(12)}@respuestas.vereda.pe`;
  expect(withoutReplyAddresses(quoted)).toBe('Sí, dos.\n| Para: …');
});

test('what people write stays as it is', () => {
  const text = 'Escríbeme a rosa@ejemplo.pe, opción #2.';
  expect(withoutReplyAddresses(text)).toBe(text);
});
