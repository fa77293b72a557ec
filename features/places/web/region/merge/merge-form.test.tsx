import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { useToasts } from '#web/ui/toast-store.ts';
import type { MergePreview } from '../../../contract/merge.ts';
import { mergePlaces, previewPlaceMerge } from '../../../contract/region-routes.ts';
import { MergeForm } from './merge-form.tsx';

const side = (id: string, facts: object): MergePreview['kept'] =>
  ({
    id,
    slug: id,
    state: 'published',
    facts,
    edited: [],
    origins: [],
    updatedAt: `2026-11-2${id}T10:00:00Z`,
  }) as never;
const PREVIEW: MergePreview = {
  kept: side('1', { name: 'Museo Uno', phones: [], address: 'Jr. Grau 2' }),
  other: side('2', { name: 'Museo Muchik', phones: ['+51 44 221234'], address: 'Jr. Pizarro 1' }),
  facts: [
    { fact: 'name', side: 'kept', reason: 'usual' },
    { fact: 'phones', side: 'other', reason: 'fuller' },
    { fact: 'address', side: 'kept', reason: 'newer' },
  ],
  rows: [
    { rows: 'reviews', moves: 3, stays: 1 },
    { rows: 'plans', moves: 0, stays: 2 },
  ],
  bothClaimed: false,
};

async function form(preview = PREVIEW, merged: () => unknown = () => ({ moves: [] })) {
  const call = vi.fn(async (route: object, _input: object) => {
    if (route === previewPlaceMerge) return preview;
    return merged();
  });
  const { place } = await show(
    <FaceProvider value={{ ...face, id: 'trujillo' } as unknown as Face}>
      <ApiProvider value={{ call } as unknown as Api}>
        <QueryClientProvider client={new QueryClient()}>
          <MergeForm id="1" other="2" />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
  );
  await vi.waitFor(() => expect(place.textContent).toContain('Lo que no coincide'));
  return { place, sent: () => call.mock.calls.filter(([route]) => route === mergePlaces).map(([, input]) => input) };
}
const button = (place: HTMLElement, text: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === text);

test('the proposed sides are chosen, and what moves and stays is counted', async () => {
  const { place } = await form();
  const chosen = [...place.querySelectorAll<HTMLInputElement>('input:checked')].map(
    (input) => input.closest('label')?.textContent,
  );
  expect(chosen).toEqual([
    'Museo UnoMuseo Uno',
    '+51 44 221234Museo MuchikMás completo',
    'Jr. Grau 2Museo UnoMás reciente',
  ]);
  expect(place.textContent).toContain('3 opiniones 1 se queda: la misma persona ya opinó del otro.');
  expect(place.textContent).toContain('2 ya vendidos no cambian: muestran el lugar que queda.');
});

test('after the merge a message says what moved', async () => {
  const moves = [
    {
      other: { id: '2', name: 'Museo Muchik' },
      moved: [
        { rows: 'reviews', count: 3 },
        { rows: 'photos', count: 1 },
      ],
    },
  ];
  const { place } = await form(PREVIEW, () => ({ moves }));
  await click(button(place, 'Fusionar'));
  await vi.waitFor(() =>
    expect(useToasts.getState().shown?.text).toBe(
      'Listo: «Museo Muchik» quedó dentro de «Museo Uno». Pasaron 3 opiniones y 1 foto.',
    ),
  );
});

test('the merge takes the chosen facts of the other place', async () => {
  const { place, sent } = await form();
  await click(place.querySelectorAll<HTMLInputElement>('input[name=side-address]')[1]);
  await click(button(place, 'Fusionar'));
  expect(sent()).toMatchObject([
    { params: { id: '1' }, body: { other: '2', take: ['phones', 'address'], seen: { kept: PREVIEW.kept.updatedAt } } },
  ]);
});

test('places that changed meanwhile are read again before they are merged', async () => {
  const { place } = await form(PREVIEW, () => {
    throw new ApiError({ status: 409, code: 'company_changed_meanwhile', title: 'Cambió', detail: 'Mira otra vez.' });
  });
  await click(button(place, 'Fusionar'));
  await vi.waitFor(() => expect(place.textContent).toContain('Mira otra vez.'));
  await click(button(place, 'Ver los datos otra vez'));
  await vi.waitFor(() => expect(button(place, 'Fusionar')).toBeDefined());
});

test('two places with owners cannot be merged', async () => {
  const { place } = await form({ ...PREVIEW, bothClaimed: true });
  expect(button(place, 'Fusionar')?.disabled).toBe(true);
  expect(place.textContent).toContain('Resuelve primero quién lleva el lugar.');
});
