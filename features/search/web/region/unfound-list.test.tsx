import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { useToasts } from '#web/ui/toast-store.ts';
import {
  addSearchSynonym,
  hideUnfoundSearch,
  listUnfoundSearches,
  removeSearchSynonym,
} from '../../contract/region-routes.ts';
import type { UnfoundSearch } from '../../contract/unfound.ts';
import { UnfoundList } from './unfound-list.tsx';

const BUGGY: UnfoundSearch = {
  ...{ text: 'buggy', times: 4, days: 2, lastDay: '2026-11-28', guess: 'dunas', means: null },
};

beforeEach(() => useToasts.setState({ shown: null }));

async function list(items: UnfoundSearch[]) {
  const call = vi.fn(async (route: object, _input: unknown) => {
    if (route === listUnfoundSearches) return { items, next: null };
    return route === addSearchSynonym ? { text: 'buggy', means: 'dunas', found: 3 } : undefined;
  });
  const value = { ...face, id: 'trujillo', country: 'PE', timeZone: 'America/Lima' } as unknown as Face;
  const { place } = await show(
    <FaceProvider value={value}>
      <ApiProvider value={{ call } as unknown as Api}>
        <QueryClientProvider client={new QueryClient()}>
          <UnfoundList />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
  );
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  const press = (text: string) => click([...place.querySelectorAll('button')].find((one) => one.textContent === text));
  const sent = (route: object) =>
    call.mock.calls.filter(([one]) => one === route).map(([, input]) => (input as { body: object }).body);
  return { place, press, sent };
}

test('a text shows how often it was sought, and opens the form of a place with its name', async () => {
  const { place } = await list([BUGGY]);
  await vi.waitFor(() => expect(place.textContent).toContain('«buggy»4 veces'));
  expect(place.textContent).toContain('Se parece a dunas');
  expect(place.querySelector('a')!.getAttribute('href')).toBe('/region/lugares/nuevo?nombre=buggy');
});

test('the form for a synonym proposes the alike word, and the saved synonym can be undone', async () => {
  const { place, press, sent } = await list([BUGGY]);
  await vi.waitFor(() => expect(place.querySelector('li')).not.toBeNull());
  await press('Agregar sinónimo');
  const field = place.querySelector<HTMLInputElement>('form input')!;
  expect(field.value).toBe('dunas');
  await type(field, 'x');
  await press('Guardar sinónimo');
  expect([sent(addSearchSynonym), place.textContent.includes('al menos dos letras')]).toEqual([[], true]);
  await type(field, ' las dunas ');
  await press('Guardar sinónimo');
  await vi.waitFor(() => expect(useToasts.getState().shown?.text).toBe('«buggy» ahora encuentra 3 resultados.'));
  expect(sent(addSearchSynonym)).toEqual([{ text: 'buggy', means: 'las dunas' }]);
  await vi.waitFor(() => expect(place.querySelector('form')).toBeNull());
  await act(async () => useToasts.getState().shown!.action!.run());
  await vi.waitFor(() => expect(sent(removeSearchSynonym)).toEqual([{ text: 'buggy' }]));
});

test('a text that is not of the region leaves the list and can return', async () => {
  const { place, press, sent } = await list([BUGGY]);
  await vi.waitFor(() => expect(place.querySelector('li')).not.toBeNull());
  await press('No es de aquí');
  await vi.waitFor(() => expect(useToasts.getState().shown?.text).toBe('«buggy» salió de la lista.'));
  await act(async () => useToasts.getState().shown!.action!.run());
  await vi.waitFor(() =>
    expect(sent(hideUnfoundSearch)).toEqual([
      { text: 'buggy', hidden: true },
      { text: 'buggy', hidden: false },
    ]),
  );
});

test('an empty list says when a search appears in it', async () => {
  const { place } = await list([]);
  await vi.waitFor(() => expect(place.textContent).toContain('dos días distintos'));
});
