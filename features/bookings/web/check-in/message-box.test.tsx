import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { Manifest } from '../../contract/check-in.ts';
import { MessageBox } from './message-box.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

async function wordsFor(emails: (string | null)[]): Promise<string> {
  const manifest = {
    departure: { id: 'd', zone: 'America/Lima' },
    operator: { id: 'o' },
    bookings: emails.map((email) => ({ contact: { email } })),
    messages: [],
    can: { message: true },
  } as unknown as Manifest;
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FaceProvider value={{ id: 'trujillo', timeZone: 'America/Lima' } as unknown as Face}>
          <ApiProvider value={{ call: vi.fn() } as unknown as Api}>
            <MessageBox manifest={manifest} onSent={() => undefined} />
          </ApiProvider>
        </FaceProvider>
      </I18nProvider>,
    ),
  );
  return document.body.textContent!;
}

test('the operator learns which bookings of a departure cannot be written to', async () => {
  const everybody = await wordsFor(['ana@ejemplo.pe']);
  expect(everybody).toContain('Enviar a todos');
  expect(everybody).not.toContain('correo:');
  expect(await wordsFor(['ana@ejemplo.pe', null])).toContain('1 reserva no tiene correo');
  const nobody = await wordsFor([null]);
  expect(nobody).toContain('Ninguna reserva de esta salida tiene correo');
  expect(nobody).not.toContain('Enviar a todos');
});
