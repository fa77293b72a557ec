import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { createNotice, previewNotice } from '../../contract/notice-routes.ts';
import type { OwnedPlace } from '../../contract/owned-place.ts';
import { OwnedPlaceContext } from '../frame/owner-room.tsx';
import { NoticeForm } from './notice-form.tsx';

/** A Monday. */
const TODAY = '2026-11-30';
const PLACE = { place: { id: '0f4c2f5e-8f6e-4c55-8a3f-0a8c2d0b7a11' } } as OwnedPlace;

async function form() {
  const sent: object[] = [];
  const call = vi.fn(async (route: object, input: { body: { notice: object } }) => {
    if (route === previewNotice) return { trips: 2 };
    if (route === createNotice) sent.push(input.body.notice);
    return { today: TODAY, items: [] };
  });
  const { place } = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient()}>
        <OwnedPlaceContext value={PLACE}>
          <NoticeForm today={TODAY} keep={() => undefined} />
        </OwnedPlaceContext>
      </QueryClientProvider>
    </ApiProvider>,
  );
  const words = place.querySelector('textarea')!;
  const toggle = () => place.querySelector<HTMLInputElement>('input[type=checkbox]')!;
  const publish = () => click(place.querySelector('button[type=submit]'));
  return { place, sent, words, toggle, publish };
}

test('words that name an hour offer the change of the hours, which the person can refuse', async () => {
  const { place, sent, words, toggle, publish } = await form();
  await type(words, 'Hoy cerramos a las 4 por inventario');
  expect(toggle().checked).toBe(true);
  expect(place.textContent).toContain('Cierra a las 16:00 el 30 de noviembre');
  await vi.waitFor(() => expect(place.textContent).toContain('2 viajes te tienen en esos días'));
  await click(toggle());
  expect(place.textContent).not.toContain('Cierra a las 16:00');
  await click(toggle());
  await publish();
  const hours = { effect: 'early', at: '16:00', reason: 'inventario' };
  await vi.waitFor(() => expect(sent).toMatchObject([{ ...hours, startsOn: TODAY, endsOn: TODAY }]));
});

test('words without an hour ask for it', async () => {
  const { place, sent, words, publish } = await form();
  await type(words, 'Hoy cerramos temprano');
  await publish();
  await vi.waitFor(() => expect(place.textContent).toContain('Escribe la hora.'));
  expect(sent).toEqual([]);
});

test('a notice without an hour is sent as it was typed', async () => {
  const { sent, words, toggle, publish } = await form();
  await type(words, 'Este sábado hay música');
  expect(toggle().checked).toBe(false);
  await publish();
  await vi.waitFor(() =>
    expect(sent).toEqual([{ words: 'Este sábado hay música', startsOn: '2026-12-05', endsOn: '2026-12-05' }]),
  );
});

test('an empty notice says what is missing', async () => {
  const { place, sent, publish } = await form();
  await publish();
  await vi.waitFor(() => expect(place.textContent).toContain('Escribe qué quieres avisar.'));
  expect(sent).toEqual([]);
});
