import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { SuggestAnswer } from '../../contract/suggestion.ts';
import { SearchBox } from './search-box.tsx';

const found = (label: string, path: string) => ({ label, detail: 'Operadora', path });
const ANSWER: SuggestAnswer = {
  items: [
    { kind: 'district', value: 'Moche', label: 'Moche', count: 12 },
    {
      ...{ kind: 'place', id: 'a', slug: 'huaca-uno', label: 'Huaca Uno' },
      category: 'museum',
      detail: 'Huaca · Moche',
    },
  ],
  ...{ total: 9, totalIsFloor: false },
  groups: [
    {
      ...{ source: 'plans', title: 'Planes', count: 4, named: false, all: '/planes?q=huaca' },
      items: [found('Huacas de noche', '/planes/noche'), found('Huacas a pie', '/planes/pie')],
    },
    {
      ...{ source: 'help', title: 'Ayuda', count: 1, named: false, all: '/ayuda' },
      items: [found('Mi reserva', '/reservas')],
    },
  ],
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function box(answer: (signal: AbortSignal) => Promise<SuggestAnswer>) {
  const call = vi.fn((_route: object, { signal }: { query: { q: string }; signal: AbortSignal }) => answer(signal));
  const sought = vi.fn();
  const { place } = await show(
    <FaceProvider value={face as unknown as Face}>
      <ApiProvider value={{ call } as unknown as Api}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <SearchBox value="" onSearch={sought} onCategory={vi.fn()} onDistrict={vi.fn()} />
          <Place />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
  );
  const field = place.querySelector('input')!;
  const press = (key: string) =>
    act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  const options = () => [...place.querySelectorAll('[role=option]')];
  const isActive = () => options().find((one) => one.getAttribute('aria-selected') === 'true');
  return { place, field, press, options, isActive, call, sought, at: () => place.querySelector('output')!.textContent };
}

async function opened() {
  const shown = await box(async () => ANSWER);
  await type(shown.field, 'huaca');
  await vi.waitFor(() => expect(shown.options().length).toBeGreaterThan(0));
  return shown;
}

test('the groups have a name with their count, and the last choice of a longer group opens all of it', async () => {
  const { place, options } = await opened();
  const groups = [...place.querySelectorAll('[role=group]')];
  const nameOf = (group: Element) =>
    place.querySelector(`[id="${group.getAttribute('aria-labelledby')}"]`)!.textContent;
  expect(groups.map(nameOf)).toEqual(['Tipos y distritos ', 'Lugares 9', 'Planes 4', 'Ayuda 1']);
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'MocheDistrito · 12',
    'Huaca UnoHuaca · Moche',
    'Ver todos los lugares',
    'Huacas de nocheOperadora',
    'Huacas a pieOperadora',
    'Ver todo en Planes',
    'Mi reservaOperadora',
  ]);
  expect(place.querySelector('[role=status]')!.textContent).toBe('7 sugerencias');
});

test('the arrows walk through all groups and back to the field', async () => {
  const { field, press, options, isActive } = await opened();
  for (let n = 0; n < 4; n += 1) await press('ArrowDown');
  expect(isActive()?.textContent).toBe('Huacas de nocheOperadora');
  expect(field.getAttribute('aria-activedescendant')).toBe(isActive()!.id);
  for (let n = 0; n < 4; n += 1) await press('ArrowDown');
  expect([isActive(), field.getAttribute('aria-activedescendant')]).toEqual([undefined, null]);
  await press('ArrowUp');
  expect(isActive()).toBe(options().at(-1));
});

test('Enter opens the chosen plan, and a click opens the list of all plans', async () => {
  const keyboard = await opened();
  for (let n = 0; n < 4; n += 1) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  expect(keyboard.at()).toBe('/planes/noche');
  const mouse = await opened();
  await click(mouse.options()[5]);
  expect(mouse.at()).toBe('/planes?q=huaca');
});

test('all places are the result of the search itself', async () => {
  const { options, sought } = await opened();
  await click(options()[2]);
  expect(sought).toHaveBeenCalledExactlyOnceWith('huaca');
});

test('letters that follow quickly send one request, and later words cancel it', async () => {
  const signals: AbortSignal[] = [];
  const { field, call } = await box((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  for (const text of ['h', 'hu', 'hua']) await type(field, text);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls.map(([, { query }]) => query.q)).toEqual(['hua']);
  await type(field, 'huanchaco');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(signals[0]!.aborted).toBe(true));
});

test('without a connection, the box says so and Enter still searches', async () => {
  const { place, field, press, options, sought } = await box(async () => {
    throw new TypeError('Failed to fetch');
  });
  await type(field, 'huaca');
  await vi.waitFor(() => expect(place.querySelector('[role=status]')!.textContent).toContain('Sin conexión'));
  expect(options()).toEqual([]);
  await press('Enter');
  expect(sought).toHaveBeenCalledExactlyOnceWith('huaca');
});

test('a help topic that answers the words comes before the places', async () => {
  const [, help] = ANSWER.groups;
  const { field, options } = await box(async () => ({ ...ANSWER, groups: [{ ...help!, named: true }] }));
  await type(field, 'cambiar mi reserva');
  await vi.waitFor(() => expect(options()[0]?.textContent).toBe('Mi reservaOperadora'));
  expect(options()[1]?.textContent).toBe('MocheDistrito · 12');
});

test('words without any result say so, and what the person can do', async () => {
  const nothing = { items: [], total: 0, totalIsFloor: false, groups: [] };
  const { place, field, press, options } = await box(async () => nothing);
  await type(field, 'xilófono');
  await vi.waitFor(() => expect(place.textContent).toContain('No encontramos «xilófono».'));
  expect([...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Explorar todo', '/explorar'],
    ['Preguntar a la región', '/ayuda'],
  ]);
  expect(options()).toEqual([]);
  await press('Escape');
  expect(place.textContent).not.toContain('No encontramos');
});

test('useful places of the map are a choice, not a search without a result', async () => {
  const onMap = { items: [], total: 0, totalIsFloor: false, groups: [], onMap: true as const };
  const { place, field, options } = await box(async () => onMap);
  await type(field, 'farmacia');
  await vi.waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Ver en el mapa']));
  expect(place.textContent).not.toContain('No encontramos');
});
