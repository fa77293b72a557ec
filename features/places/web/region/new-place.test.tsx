import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { createPlace, findTwinPlaces, listRegionPlaces } from '../../contract/region-routes.ts';
import { NewPlace } from './new-place.tsx';

const KINDS = [{ category: 'museum', label: 'Museo' }];
const TWIN = {
  ...{ id: 'a', slug: 'museo-uno', name: 'Museo Uno', kindLabel: 'Museo', district: 'Trujillo', metres: 30 },
  ...{ poster: { scene: 'museo', seed: 'museo-uno' }, state: 'published' },
};

async function form(twins: object[], path = '/region/lugares/nuevo') {
  const call = vi.fn(async (route: object, _input: unknown) => {
    if (route === listRegionPlaces) return { items: [], total: 0, kinds: KINDS, next: null };
    return route === findTwinPlaces ? { items: twins } : { id: 'new' };
  });
  const value = {
    ...{ ...face, id: 'trujillo', country: 'PE', timeZone: 'America/Lima' },
    ...{ centre: { lon: -79.03, lat: -8.11 }, reach: [-80, -9, -78, -7] },
  } as unknown as Face;
  const { place } = await show(
    <FaceProvider value={value}>
      <ApiProvider value={{ call } as unknown as Api}>
        <QueryClientProvider client={new QueryClient()}>
          <NewPlace />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
    path,
  );
  await vi.waitFor(() => expect(place.querySelector('form')).not.toBeNull());
  const field = (label: string) => {
    const id = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.htmlFor;
    return place.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
  };
  const press = (name: string) =>
    click([...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name)));
  const sent = (route: object) => call.mock.calls.filter(([one]) => one === route).map(([, input]) => input);
  return { place, field, press, sent };
}

async function fill({ field }: Awaited<ReturnType<typeof form>>) {
  await type(field('Nombre'), 'Museo Uno');
  const kind = field('Tipo') as unknown as HTMLSelectElement;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(kind, 'Museo');
  kind.dispatchEvent(new Event('change', { bubbles: true }));
  await type(field('Coordenadas'), '-8.11, -79.03', true);
}

test('a form without name, kind and position says what is missing, and sends nothing', async () => {
  const shown = await form([]);
  await shown.press('Agregar el lugar');
  for (const text of ['Escribe el nombre', 'Elige qué tipo', 'Lleva el punto'])
    expect(shown.place.textContent).toContain(text);
  expect(shown.sent(findTwinPlaces)).toEqual([]);
});

test('a likely twin is shown first, and the place is added only if the person says that it is another one', async () => {
  const shown = await form([TWIN]);
  await fill(shown);
  await shown.press('Agregar el lugar');
  await vi.waitFor(() => expect(shown.place.textContent).toContain('¿Es este?'));
  expect(shown.place.querySelector('a')?.getAttribute('href')).toBe('/region/lugares/a');
  expect(shown.sent(createPlace)).toEqual([]);
  await shown.press('No, es otro');
  await vi.waitFor(() => expect(shown.sent(createPlace)).toHaveLength(1));
  expect(shown.sent(createPlace)[0]).toMatchObject({
    body: { name: 'Museo Uno', kind: KINDS[0], position: { lon: -79.03, lat: -8.11 }, source: 'on_spot' },
  });
});

test('a place without twins is added at once', async () => {
  const shown = await form([]);
  await fill(shown);
  await shown.press('Agregar el lugar');
  await vi.waitFor(() => expect(shown.sent(createPlace)).toHaveLength(1));
});

test('a link can fill in the name', async () => {
  const shown = await form([], '/region/lugares/nuevo?nombre=Parque+Acu%C3%A1tico');
  expect(shown.field('Nombre').value).toBe('Parque Acuático');
});
