import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ofOperator } from '#tests/operator-screen.tsx';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { ManagedPlanDetail } from '../../../../contract/managed-plan.ts';
import { changePlanOptions } from '../../../../contract/managed-plan-routes.ts';
import { OptionsStep } from './options-step.tsx';

const plan = {
  ...{
    id: '0190c000-0000-7000-8000-000000000001',
    currency: 'PEN',
    pricingPer: 'UNIT',
    availabilityType: 'START_TIME',
  },
  ...{ optionsRevision: 3, options: [], facts: { languages: ['es'] }, content: { days: [] } },
} as unknown as ManagedPlanDetail;

async function shown(over: Partial<ManagedPlanDetail>) {
  const { place } = await show(
    ofOperator(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={{ call: vi.fn() } as unknown as Api}>
          <OptionsStep
            plan={{ ...plan, ...over }}
            onOptions={vi.fn()}
            onSaved={async () => {}}
            onStatus={vi.fn()}
            saver={createRef()}
          />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
  return place;
}

test('an option that is shorter than the program can take the length of the program', async () => {
  const stop = { begin: 540, minutes: 210, place: null, title: 'El muelle', note: '', included: true };
  const days = [{ title: 'Día 1', stops: [stop] }];
  const place = await shown({ content: { ...plan.content, days } });
  expect(place.textContent).toContain('Tu programa dura 3 h 30 min.');
  await click([...place.querySelectorAll('button')].find((one) => one.textContent === 'Usar 3 h 30 min'));
  expect(place.textContent).not.toContain('Tu programa dura');
});

test('the step saves a complete tariff when the editor goes on, and says what an incomplete one lacks', async () => {
  const call = vi.fn(async (_: unknown, { body }: { body: { items: object[] } }) => ({ revision: 4, ...body }));
  const saver = createRef<() => Promise<boolean>>();
  const onStatus = vi.fn();
  const { place } = await show(
    ofOperator(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={{ call } as unknown as Api}>
          <OptionsStep plan={plan} onOptions={vi.fn()} onSaved={async () => {}} onStatus={onStatus} saver={saver} />
        </ApiProvider>
      </QueryClientProvider>,
    ),
  );
  const goOn = () => act(async () => saver.current!());
  expect(await goOn()).toBe(false);
  expect(call).not.toHaveBeenCalled();
  expect(place.textContent).toContain('Escribe el precio de «Con guía».');

  const price = [...place.querySelectorAll('label')].find((one) => one.textContent?.includes('Precio de Adulto'))!;
  await type(place.querySelector<HTMLInputElement>(`#${CSS.escape(price.htmlFor)}`)!, '85', true);
  expect(await goOn()).toBe(true);
  expect(call).toHaveBeenCalledExactlyOnceWith(changePlanOptions, expect.anything());
  expect(call.mock.calls[0]![1].body).toMatchObject({ revision: 3, items: [{ prices: [{ amount: 8500 }] }] });
  expect(onStatus).toHaveBeenLastCalledWith('saved');
});
