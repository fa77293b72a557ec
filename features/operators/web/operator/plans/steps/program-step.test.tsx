import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { ProgramDay } from '../../../../contract/plan-content.ts';
import { ProgramStep } from './program-step.tsx';

vi.mock('#features/maps/web/public.ts', () => ({
  PlacePicker: ({ onPick }: { onPick: (place: object) => void }) => (
    <button type="button" onClick={() => onPick({ id: 'luna', name: 'Huaca de la Luna' })}>
      Huaca de la Luna
    </button>
  ),
}));

const open = { class: 'open_space' };
const known = { class: 'known' };
const fees = { currency: 'PEN', adult: 1500, text: null };

async function program(place: object) {
  const onChange = vi.fn<(days: ProgramDay[]) => void>();
  const api = { call: async () => ({ fees: null, ticket: null, hours: known, ...place }) } as unknown as Api;
  const queries = new QueryClient();
  const stop = (days: ProgramDay[]) => (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <ProgramStep days={days} draftKey="plan/p" onChange={onChange} />
      </ApiProvider>
    </QueryClientProvider>
  );
  const { place: screen, render } = await show(stop([{ title: 'Día 1', stops: [] }]));
  const button = (name: string) => [...screen.querySelectorAll('button')].find((one) => one.textContent === name);
  const chosen = () => onChange.mock.lastCall![0];
  return {
    screen,
    chosen,
    add: async (name: string) => {
      await click(button(name));
      await render(stop(chosen()));
      // Queries notify their screens in a later task.
      await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
    },
  };
}

test('a new stop at a place does not include its entrance until the operator includes it', async () => {
  const { screen, chosen, add } = await program({ fees });
  await add('Huaca de la Luna');
  expect(chosen()[0]!.stops[0]).toMatchObject({ place: 'luna', included: false });
  expect(screen.textContent).toContain('¿Tu precio incluye la entrada?');
  expect(screen.textContent).toMatch(/La entrada cuesta PEN.15 por adulto\./);
  await click(screen.querySelector('input[value=yes]'));
  expect(chosen()[0]!.stops[0]).toMatchObject({ included: true });
});

test('a shared ticket gives the fee, and a place without a known fee has none', async () => {
  const shared = await program({ ticket: { fees, places: [] } });
  await shared.add('Huaca de la Luna');
  expect(shared.screen.textContent).toMatch(/La entrada cuesta PEN.15/);
  const unknown = await program({});
  await unknown.add('Huaca de la Luna');
  expect(unknown.screen.textContent).toContain('¿Tu precio incluye la entrada?');
  expect(unknown.screen.textContent).not.toContain('La entrada cuesta');
});

test('neither a free place nor a stop on the way asks about an entrance', async () => {
  const free = await program({ hours: open });
  await free.add('Huaca de la Luna');
  expect(free.screen.textContent).toContain('aquí no se paga entrada');
  expect(free.screen.textContent).not.toContain('¿Tu precio incluye la entrada?');
  const onWay = await program({});
  await onWay.add('Agregar otra parada');
  expect(onWay.chosen()[0]!.stops[0]).toMatchObject({ place: null, included: true });
  expect(onWay.screen.textContent).not.toContain('¿Tu precio incluye la entrada?');
});
