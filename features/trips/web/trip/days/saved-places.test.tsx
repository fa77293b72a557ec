import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show } from '#tests/show.tsx';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { addToDraft, type ChosenPlace, clearDraft } from '../../wish/wish-draft.ts';
import type { PlanActions } from '../use-plan-actions.ts';
import { AddPlace } from './add-place.tsx';

const place = (id: string, name: string): ChosenPlace => ({
  ...{ id, slug: id, name, category: 'archaeological_site', kindLabel: 'Huaca', district: 'Moche' },
  ...{ poster: { scene: 'huaca', seed: id }, lon: -79.049, lat: -8.076 },
});

beforeEach(() => {
  localStorage.clear();
  clearDraft();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

test('the sheet lists the saved places that are not in the trip, and adds the chosen one', async () => {
  addToDraft('must', place('p1', 'Huaca del Dragón'));
  addToDraft('must', place('p2', 'Huaca de la Luna'));
  const document = { ...sampleTrip(), days: [{ date: '2026-12-11', stops: [sampleStop('a', 540, 60, 'p2')] }] };
  const add = vi.fn(async () => ({ stop: 's1', mayFit: true }));
  const onAdded = vi.fn();
  await show(
    <FaceProvider value={{ ...face, id: 'trujillo' } as unknown as Face}>
      <ApiProvider value={{ call: () => new Promise(() => undefined) } as unknown as Api}>
        <QueryClientProvider client={new QueryClient()}>
          <AddPlace
            open
            onClose={() => undefined}
            document={document}
            actions={{ add } as unknown as PlanActions}
            onAdded={onAdded}
          />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
  );
  const list = globalThis.document.querySelector('section[aria-labelledby=guardados]')!;
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Huaca del DragónHuaca · MocheAgregar',
  ]);
  await click(list.querySelector('button'));
  expect(add).toHaveBeenCalledWith('p1');
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith('s1'));
});
