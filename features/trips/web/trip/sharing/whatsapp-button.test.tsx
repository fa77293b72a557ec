import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { type SharedMessage, WhatsAppButton } from './whatsapp-button.tsx';

afterEach(() => vi.unstubAllGlobals());

const MESSAGE = { text: 'Día 1', link: 'https://x.example/v', picture: null };

async function pressed(tab: { location: { href: string }; close: () => void } | null) {
  vi.stubGlobal('open', () => tab);
  const answer = Promise.withResolvers<SharedMessage | null>();
  const prepare = vi.fn((_isWithPicture: boolean) => answer.promise);
  const { place } = await show(<WhatsAppButton disabled={false} prepare={prepare} />);
  await click(place.querySelector('button'));
  const finish = (message: SharedMessage | null) => act(async () => answer.resolve(message));
  return { place, prepare, finish };
}

test('in a browser that cannot share files, one tap opens WhatsApp, and the button says that it works', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  const { place, prepare, finish } = await pressed(tab);
  expect(place.textContent).toBe('Preparando el mensaje…');
  await finish(MESSAGE);
  expect(prepare).toHaveBeenCalledExactlyOnceWith(false);
  expect(tab.location.href).toBe('https://wa.me/?text=D%C3%ADa%201%0Ahttps%3A%2F%2Fx.example%2Fv');
  expect(place.textContent).toBe('Enviar por WhatsApp');
});

test('if the browser blocks the new tab, a link opens WhatsApp', async () => {
  const { place, finish } = await pressed(null);
  await finish(MESSAGE);
  expect(place.querySelector('a')?.textContent).toBe('Abrir WhatsApp');
});

test('if the message cannot be prepared, the new tab closes', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  const { place, finish } = await pressed(tab);
  await finish(null);
  expect(tab.close).toHaveBeenCalledOnce();
  expect(place.textContent).toBe('Enviar por WhatsApp');
});
