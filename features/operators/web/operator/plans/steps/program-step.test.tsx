import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { listPlaces } from '#features/places/contract/routes.ts';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { ProgramDay } from '../../../../contract/plan-content.ts';
import { ProgramStep } from './program-step.tsx';

const HUACA = {
  ...{ id: 'luna', slug: 'luna', name: 'Huaca de la Luna', category: 'archaeological_site', district: 'Moche' },
  ...{ kindLabel: 'Huaca', poster: { scene: 'luna', seed: 'luna' } },
};
/** Queries notify their screens in a later task. */
const settle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)));

const open = { class: 'open_space' };
const known = { class: 'known' };
const fees = { currency: 'PEN', adult: 1500, text: null };

async function program(place: object) {
  const onChange = vi.fn<(days: ProgramDay[]) => void>();
  const detail = { fees: null, ticket: null, hours: known, ...place };
  const call = async (route: object) => (route === listPlaces ? { items: [HUACA] } : detail);
  const api = { call } as unknown as Api;
  const queries = new QueryClient();
  const stop = (days: ProgramDay[]) => (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <ProgramStep days={days} draftKey="plan/p" advice={null} onChange={onChange} />
      </ApiProvider>
    </QueryClientProvider>
  );
  const { place: screen, render } = await show(stop([{ title: 'Día 1', stops: [] }]));
  const button = (name: string) => [...screen.querySelectorAll('button')].find((one) => one.textContent === name);
  const chosen = () => onChange.mock.lastCall![0];
  return {
    screen,
    chosen,
    addPlace: async () => {
      await type(screen.querySelector<HTMLInputElement>('input[role=combobox]')!, 'luna');
      await settle();
      await click(document.querySelector('[role=option]'));
      await render(stop(chosen()));
      await settle();
    },
    add: async (name: string) => {
      await click(button(name));
      await render(stop(chosen()));
      await settle();
    },
  };
}

test('a new stop at a place does not include its entrance until the operator includes it', async () => {
  const { screen, chosen, addPlace } = await program({ fees });
  await addPlace();
  expect(chosen()[0]!.stops[0]).toMatchObject({ place: 'luna', included: false });
  expect(screen.textContent).toContain('¿Tu precio incluye la entrada?');
  expect(screen.textContent).toMatch(/La entrada cuesta PEN.15 por adulto\./);
  await click(screen.querySelector('input[value=yes]'));
  expect(chosen()[0]!.stops[0]).toMatchObject({ included: true });
});

test('a shared ticket gives the fee, and a place without a known fee has none', async () => {
  const shared = await program({ ticket: { fees, places: [] } });
  await shared.addPlace();
  expect(shared.screen.textContent).toMatch(/La entrada cuesta PEN.15/);
  const unknown = await program({});
  await unknown.addPlace();
  expect(unknown.screen.textContent).toContain('¿Tu precio incluye la entrada?');
  expect(unknown.screen.textContent).not.toContain('La entrada cuesta');
});

test('neither a free place nor a stop on the way asks about an entrance', async () => {
  const free = await program({ hours: open });
  await free.addPlace();
  expect(free.screen.textContent).toContain('aquí no se paga entrada');
  expect(free.screen.textContent).not.toContain('¿Tu precio incluye la entrada?');
  const onWay = await program({});
  await onWay.add('Agregar otra parada');
  expect(onWay.chosen()[0]!.stops[0]).toMatchObject({ place: null, included: true });
  expect(onWay.screen.textContent).not.toContain('¿Tu precio incluye la entrada?');
});
