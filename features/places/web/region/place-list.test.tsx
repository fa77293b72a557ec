import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { PlaceList } from './place-list.tsx';

const ROW = {
  ...{ id: 'a', slug: 'museo-uno', name: 'Museo Uno', kindLabel: 'Museo', category: 'museum', district: null },
  ...{ poster: { scene: 'museo', seed: 'museo-uno' }, state: 'published', hoursClass: 'known', doubts: 0, has: [] },
  isProfile: false,
};
const page = (items: object[], all: number, differs = 0) => ({
  ...{ items, total: items.length, kinds: [], next: null },
  counts: { all, hours: 0, contact: 0, doubts: 0, hidden: 0, differs },
});

async function list(answer: () => unknown, path = '/region/lugares') {
  const call = vi.fn(async (_route: object, _input: { query: object }) => answer());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { place } = await show(
    <FaceProvider value={{ ...face, id: 'trujillo' } as unknown as Face}>
      <ApiProvider value={{ call } as unknown as Api}>
        <QueryClientProvider client={client}>
          <PlaceList />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
    path,
  );
  return { place, call };
}
const says = (place: HTMLElement, text: string) => vi.waitFor(() => expect(place.textContent).toContain(text));

test.each([
  [page([], 0), 'La región todavía no tiene lugares. Agrega el primero.'],
  [page([], 7), 'No hay lugares así.'],
  [page([ROW], 1), '1 lugar.'],
  [page([ROW, { ...ROW, id: 'b' }], 2), '2 lugares. Primero los de más interés.'],
  [page([ROW], 2), '1 de 2 lugares.'],
])('a list of %j says how many places it has', async (answer, text) => {
  const { place } = await list(() => answer);
  await says(place, text);
});

test('a list that did not arrive can be asked again, and the search stays on the screen', async () => {
  let asked = 0;
  const { place } = await list(() => {
    asked += 1;
    if (asked === 1) throw new ApiError({ status: 0, code: 'no_answer', title: 'Sin conexión', detail: '' });
    return page([ROW], 1);
  });
  await says(place, 'Sin conexión');
  expect(place.querySelector('input[type=search]')).not.toBeNull();
  await click([...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Volver a intentar'));
  await says(place, 'Museo Uno');
});

test('the link of the queue opens the places with an open choice', async () => {
  const { place, call } = await list(() => page([ROW], 7, 1), '/region/lugares?falta=differs');
  await says(place, 'Por elegir');
  expect(call.mock.calls[0]![1].query).toEqual({ lacks: 'differs' });
});

test('the profile of an operator says who writes it, and has no list of missing facts', async () => {
  const { place } = await list(() => page([{ ...ROW, isProfile: true }], 1));
  await says(place, 'Lo escribe el operador');
  expect(place.querySelector('[role=img]')).toBeNull();
});

test('search and filters stay in the URL, also of the place that is opened', async () => {
  const { place, call } = await list(() => page([ROW], 7, 1), '/region/lugares?q=museo&falta=hours,doubts');
  await says(place, 'Museo Uno');
  expect(call.mock.calls[0]![1].query).toEqual({ q: 'museo', lacks: 'hours,doubts' });
  expect(place.querySelector<HTMLInputElement>('input[type=search]')!.value).toBe('museo');
  await click([...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Con dudas')));
  await type(place.querySelector<HTMLInputElement>('input[type=search]')!, 'moche');
  await vi.waitFor(() =>
    expect(place.querySelector('li a')!.getAttribute('href')).toBe('/region/lugares/a?q=moche&falta=hours'),
  );
});
