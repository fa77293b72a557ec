import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { Manifest } from '../../contract/check-in.ts';
import { MessageBox } from './message-box.tsx';

interface Guest {
  email: string | null;
  state?: string;
  reseller?: boolean;
}

async function wordsFor(guests: Guest[]): Promise<string> {
  const manifest = {
    departure: { id: 'd', zone: 'America/Lima' },
    operator: { id: 'o' },
    bookings: guests.map(({ email, state = 'CONFIRMED', reseller = false }) => ({
      contact: { email },
      state,
      ...(!reseller && { orderReference: 'ABCD1234' }),
    })),
    messages: [],
    can: { message: true },
  } as unknown as Manifest;
  const { place } = await show(
    <ApiProvider value={{ call: vi.fn() } as unknown as Api}>
      <MessageBox manifest={manifest} onSent={() => undefined} />
    </ApiProvider>,
  );
  return place.textContent!;
}

test('the operator learns which bookings of a departure cannot be written to', async () => {
  const ana = { email: 'ana@ejemplo.pe' };
  const all = await wordsFor([ana, { email: null, state: 'CANCELLED' }, { email: null, reseller: true }]);
  expect(all).toContain('Enviar a todos');
  expect(all).not.toContain('correo:');
  expect(await wordsFor([ana, { email: null }])).toContain('1 reserva no tiene correo');
  const none = await wordsFor([{ email: null }, { email: 'agencia@ejemplo.pe', reseller: true }]);
  expect(none).toContain('Ninguna reserva de esta salida tiene correo');
  expect(none).not.toContain('Enviar a todos');
});
