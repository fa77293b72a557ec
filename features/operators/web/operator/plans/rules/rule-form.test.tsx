import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showPlace } from '#features/places/contract/routes.ts';
import { ofOperator } from '#tests/operator-screen.tsx';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { ManagedPlanDetail } from '../../../../contract/managed-plan.ts';
import { RuleForm } from './rule-form.tsx';

const plan = {
  ...{ id: '0190c000-0000-7000-8000-000000000002', availabilityType: 'START_TIME' },
  options: [{ id: 'tour', name: 'Con guía', durationMinutes: 180, cutoffMinutes: 60 }],
} as unknown as ManagedPlanDetail;
const stop = { begin: 540, minutes: 60, place: null, title: 'El muelle', note: '', included: true };

test('a departure time that the program does not fit is named while the rule is written', async () => {
  const { place } = await show(
    ofOperator(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={{ call: async () => ({ items: [] }) } as unknown as Api}>
          <RuleForm
            plan={plan}
            days={[{ title: 'Día 1', stops: [stop] }]}
            rule={null}
            onRule={vi.fn()}
            onSaved={vi.fn()}
            onLeave={vi.fn()}
          />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
  const hour = place.querySelector<HTMLInputElement>('input[placeholder="hh:mm"]')!;
  expect(hour.value).toBe('09:00');
  expect(place.querySelector('[role=status]')).toBeNull();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const settle = () => act(async () => void vi.advanceTimersByTime(500));
  await type(hour, '16:00', true);
  expect(place.querySelector('[role=status]')).toBeNull();
  await settle();
  expect(place.querySelector('[role=status]')?.textContent).toContain(
    'La salida de las 16:00 no coincide con tu programa, que empieza a las 09:00.',
  );
  await type(hour, '09:00', true);
  await settle();
  expect(place.querySelector('[role=status]')).toBeNull();
});

test('a place of the program that is closed on a chosen day is named before the departures are made', async () => {
  const museum = { id: 'museo', name: 'Museo de sitio', hours: { class: 'known', rule: 'Tu-Su 09:00-17:00' } };
  const call = async (route: object) => (route === showPlace ? museum : { items: [] });
  const { place } = await show(
    ofOperator(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={{ call } as unknown as Api}>
          <RuleForm
            plan={{ ...plan, id: '0190c000-0000-7000-8000-000000000003' }}
            days={[{ title: 'Día 1', stops: [{ ...stop, place: 'museo' }] }]}
            rule={null}
            onRule={vi.fn()}
            onSaved={vi.fn()}
            onLeave={vi.fn()}
          />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
  // Queries notify their screens in a later task.
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const settle = () => act(async () => void vi.advanceTimersByTime(500));
  await click(place.querySelector('input[aria-label=martes]'));
  await settle();
  expect(place.textContent).not.toContain('está cerrado a esa hora');
  await click(place.querySelector('input[aria-label=lunes]'));
  await settle();
  expect(place.textContent).toMatch(/«Museo de sitio» está cerrado a esa hora el lunes/);
});
