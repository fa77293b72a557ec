import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ApiProvider, useApi } from '#web/http/use-api.ts';
import type { FactName, PlaceFacts } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';
import {
  changePlaceFact,
  settlePlaceDifference,
  showRegionPlace,
  undoPlaceChange,
} from '../../contract/region-routes.ts';
import { ChangeHistory } from './change-history.tsx';
import { Differences } from './differences.tsx';
import { HoursFact } from './hours-fact.tsx';
import { regionPlaceQuery } from './region.queries.ts';
import { TextFact } from './text-fact.tsx';
import { useRegionSaving } from './use-region-saving.ts';
import { FactSavingContext } from './use-save-fact.ts';

const FACTS: PlaceFacts = {
  name: 'Museo Cassinelli',
  otherNames: '',
  kind: { category: 'museum', label: 'Museo' },
  summary: null,
  district: 'Trujillo',
  address: null,
  phones: [],
  website: null,
  position: { lon: -79.03, lat: -8.11 },
  hours: { class: 'unknown', rule: null },
  hoursNote: null,
  fees: null,
  needs: {},
  activities: [],
  ...{ whatsapp: null, email: null, paymentMeans: [], languages: [], access: {}, register: null },
  poster: { scene: 'museo', seed: 'museo-cassinelli' },
};
const PLACE = {
  id: 'p',
  slug: 'museo-cassinelli',
  state: 'paused',
  can: ['publish'],
  facts: FACTS,
  doubts: [],
  edited: [],
  origins: [],
  changes: [],
  moves: [],
  differences: [],
  operatorId: null,
  choices: { kinds: [], districts: [], scenes: [] },
  updatedAt: '2026-11-29T10:00:00Z',
} as unknown as RegionPlace;

const onDraft = vi.fn();
function Parts() {
  const { data } = useQuery(regionPlaceQuery(useApi(), 'p'));
  return data ? <Loaded place={data} /> : null;
}
function Loaded({ place }: { place: RegionPlace }) {
  return (
    <FactSavingContext value={useRegionSaving(place, 'phone')}>
      <TextFact fact="address" />
      <TextFact fact="phones" />
      <Differences />
      <HoursFact onDraft={onDraft} />
      <ChangeHistory />
    </FactSavingContext>
  );
}

async function editor(answer: (route: object, input: never) => unknown, place = PLACE) {
  const call = vi.fn(async (route: object, input: never) => (route === showRegionPlace ? place : answer(route, input)));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } });
  const shown = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={client}>
        <Parts />
      </QueryClientProvider>
    </ApiProvider>,
  );
  await settled(() => expect(shown.place.querySelector('input')).not.toBeNull());
  return { place: shown.place, call };
}

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const withFact = (fact: FactName, value: unknown, more: object = {}): RegionPlace =>
  ({ ...PLACE, facts: { ...FACTS, [fact]: value }, ...more }) as RegionPlace;
const fieldOf = (place: HTMLElement, label: string) => {
  const id = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.htmlFor;
  return place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${id}"]`)!;
};
async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const leave = (field: HTMLElement) =>
  act(async () => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const button = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))!;
const press = (one: HTMLElement) => act(async () => one.click());

test('a field saves itself when it loses the focus, with the value that the person saw', async () => {
  const { place, call } = await editor(() => withFact('phones', ['+51 44 221234'], { edited: ['phones'] }));
  const phones = fieldOf(place, 'Teléfonos');
  await type(phones, '044 221234, ');
  await leave(phones);
  expect(call).toHaveBeenCalledWith(
    changePlaceFact,
    expect.objectContaining({ body: { base: { phones: [] }, value: { phones: ['044 221234'] }, source: 'phone' } }),
  );
  expect(phones.value).toBe('+51 44 221234');
  expect(place.textContent).toContain('Las importaciones no lo cambian');
});

test('both values are shown if another person changed the fact, and the chosen one is saved', async () => {
  const theirs = withFact('address', 'Calle 1');
  const late = new ApiError({
    status: 409,
    code: 'company_fact_changed',
    title: '',
    detail: '',
    current: theirs,
  } as never);
  let asked = 0;
  const { place, call } = await editor(() => {
    asked += 1;
    if (asked === 1) throw late;
    return withFact('address', 'Calle 2');
  });
  const address = fieldOf(place, 'Dirección');
  await type(address, 'Calle 2');
  await leave(address);
  expect(button(place, 'El suyo: Calle 1')).toBeDefined();
  await press(button(place, 'El tuyo: Calle 2'));
  expect(call).toHaveBeenLastCalledWith(
    changePlaceFact,
    expect.objectContaining({ body: { base: { address: 'Calle 1' }, value: { address: 'Calle 2' }, source: 'phone' } }),
  );
  expect(place.textContent).not.toContain('¿Cuál queda?');
});

test('a refused value stays in its field, with the reason', async () => {
  const refusal = {
    status: 400,
    code: 'invalid',
    title: '',
    detail: '',
    issues: [{ message: 'Escribe un teléfono completo.' }],
  };
  const { place } = await editor(() => {
    throw new ApiError(refusal as never);
  });
  const phones = fieldOf(place, 'Teléfonos');
  await type(phones, '12');
  await leave(phones);
  expect(phones.value).toBe('12');
  expect(place.textContent).toContain('Escribe un teléfono completo.');
});

test('written hours show the week before saving, and mark the words that were not understood', async () => {
  const rule = 'Tu-Su 09:00-16:30; PH off';
  const { place, call } = await editor(() => withFact('hours', { class: 'known', rule }));
  const hours = fieldOf(place, 'Horario, como lo dirías');
  await type(hours, 'de martes a domingo de 9 a 4:30, feriados cerrado, según marea');
  expect(place.querySelector('mark')?.textContent).toBe('según marea');
  expect(place.textContent).toContain('Abre de martes a domingo, 09:00–16:30');
  expect(place.querySelectorAll('dl dt')).toHaveLength(7);
  expect(call.mock.calls.filter(([route]) => (route as object) === changePlaceFact)).toEqual([]);
  expect(onDraft).toHaveBeenLastCalledWith(true);
  await press(button(place, 'Guardar este horario'));
  expect(onDraft).toHaveBeenLastCalledWith(false);
  expect(call).toHaveBeenCalledWith(
    changePlaceFact,
    expect.objectContaining({ body: expect.objectContaining({ value: { hours: { class: 'known', rule } } }) }),
  );
});

test('unclear hours offer two readings, and the chosen one is saved', async () => {
  const { place, call } = await editor(() => withFact('hours', { class: 'known', rule: 'Fr 19:00-23:00' }));
  await type(fieldOf(place, 'Horario, como lo dirías'), 'viernes de 7 a 11');
  const evening = place.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!;
  await press(evening);
  await press(button(place, 'Guardar este horario'));
  expect(call).toHaveBeenCalledWith(
    changePlaceFact,
    expect.objectContaining({
      body: expect.objectContaining({ value: { hours: { class: 'known', rule: 'Fr 19:00-23:00' } } }),
    }),
  );
});

test('only the last change of a fact can be undone', async () => {
  const change = { id: 'c', at: '2026-11-29T10:00:00Z', by: 'Elsa', fact: 'address', before: null, after: 'Calle 1' };
  const changes = [
    { ...change, source: 'phone', undoes: null, canUndo: true },
    { ...change, id: 'b', fact: 'name', source: 'phone', undoes: null, canUndo: false },
  ];
  const { place, call } = await editor(() => PLACE, withFact('address', 'Calle 1', { changes }));
  const undos = [...place.querySelectorAll<HTMLElement>('button[aria-label^=Deshacer]')];
  expect(undos).toHaveLength(1);
  await press(undos[0]!);
  expect(call).toHaveBeenCalledWith(undoPlaceChange, expect.objectContaining({ params: { id: 'p', changeId: 'c' } }));
  await settled(() => expect(fieldOf(place, 'Dirección').value).toBe(''));
});

test('a change is sent when the page is left within the pause, by a request that outlives the page', async () => {
  const { place, call } = await editor(() => withFact('address', 'Calle 1'));
  await type(fieldOf(place, 'Dirección'), 'Calle 1');
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(call).toHaveBeenCalledWith(
    changePlaceFact,
    expect.objectContaining({ body: expect.objectContaining({ value: { address: 'Calle 1' } }), keepalive: true }),
  );
});

test('a change is sent when the page is hidden, before other changes are answered', async () => {
  const { place, call } = await editor(() => new Promise(() => undefined));
  await type(fieldOf(place, 'Teléfonos'), '044 221234');
  await leave(fieldOf(place, 'Teléfonos'));
  await type(fieldOf(place, 'Dirección'), 'Calle 1');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(call).toHaveBeenLastCalledWith(changePlaceFact, expect.objectContaining({ keepalive: true }));
  expect(call.mock.calls.filter(([route]) => (route as object) === changePlaceFact)).toHaveLength(2);
  vi.restoreAllMocks();
});

test('a value that did not arrive can be sent again', async () => {
  const lost = new ApiError({ status: 0, code: 'no_answer', title: 'Sin conexión', detail: 'Revisa tu conexión' });
  let asked = 0;
  const { place, call } = await editor(() => {
    asked += 1;
    if (asked === 1) throw lost;
    return withFact('address', 'Calle 1');
  });
  const address = fieldOf(place, 'Dirección');
  await type(address, 'Calle 1');
  await leave(address);
  expect(address.value).toBe('Calle 1');
  expect(place.textContent).toContain('Revisa tu conexión');
  await press(button(place, 'Guardar de nuevo'));
  expect(call.mock.calls.filter(([route]) => (route as object) === changePlaceFact)).toHaveLength(2);
  expect(place.textContent).not.toContain('Revisa tu conexión');
});

test('the region’s value and the imported value are shown side by side, and one is chosen', async () => {
  const differences = [{ fact: 'phones', value: ['+51 44 462420'], noticedAt: '2026-11-29T10:00:00Z' }];
  const { place, call } = await editor(() => PLACE, withFact('phones', ['+51 44 221234'], { differences }));
  expect(button(place, 'El de ahora: +51 44 221234')).toBeDefined();
  await press(button(place, 'El de la importación: +51 44 462420'));
  expect(call).toHaveBeenCalledWith(
    settlePlaceDifference,
    expect.objectContaining({ body: { fact: 'phones', take: 'import' } }),
  );
  await settled(() => expect(place.textContent).not.toContain('Hay que elegir'));
});
