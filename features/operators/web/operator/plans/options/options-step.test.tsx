import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ofOperator } from '#tests/operator-screen.tsx';
import { click, show, type } from '#tests/show.tsx';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { ManagedOption, ManagedPlanDetail } from '../../../../contract/managed-plan.ts';
import { changePlanOptions } from '../../../../contract/managed-plan-routes.ts';
import { cleanOption, newOption, setUsual } from './option-draft.ts';
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

test('a new option has the length of the program, and one that is shorter can take it again', async () => {
  const stop = { begin: 540, minutes: 210, place: null, title: 'El muelle', note: '', included: true };
  const days = [{ title: 'Día 1', stops: [stop] }];
  const place = await shown({ content: { ...plan.content, days } });
  const length = [...place.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === 'Dura')!;
  expect(length.value).toBe('210');
  await act(async () => {
    length.value = '120';
    length.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(place.textContent).toContain('Tu programa dura 3 h 30 min.');
  await click([...place.querySelectorAll('button')].find((one) => one.textContent === 'Usar 3 h 30 min'));
  expect(place.textContent).not.toContain('Tu programa dura');
  await act(async () => {
    length.value = '240';
    length.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(place.textContent).toContain('Tu programa suma 3 h 30 min: 30 min no tienen parada.');
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
  const missing = place.querySelector<HTMLInputElement>('[aria-invalid]')!;
  expect(document.activeElement).toBe(missing);
  expect(place.querySelector(`label[for="${missing.id}"]`)!.textContent).toBe('Precio de Adulto');
  expect(place.querySelector(`#${CSS.escape(`${missing.id}-note`)}`)!.textContent).toContain('Escribe el precio');

  const price = [...place.querySelectorAll('label')].find((one) => one.textContent?.includes('Precio de Adulto'))!;
  await type(place.querySelector<HTMLInputElement>(`#${CSS.escape(price.htmlFor)}`)!, '85', true);
  expect(await goOn()).toBe(true);
  expect(call).toHaveBeenCalledExactlyOnceWith(changePlanOptions, expect.anything());
  expect(call.mock.calls[0]![1].body).toMatchObject({ revision: 3, items: [{ prices: [{ amount: 8500 }] }] });
  expect(onStatus).toHaveBeenLastCalledWith('saved');
});

test('the option that a plan begins with is no change until the operator writes in it', async () => {
  const onStatus = vi.fn();
  const { place, render } = await showStep({ onStatus });
  expect(onStatus).toHaveBeenLastCalledWith('saved');
  expect(names(place)).toEqual(['Con guía']);

  await type(nameFields(place)[0]!, 'En bote', true);
  expect(onStatus).toHaveBeenLastCalledWith('unsaved');
  onTestFinished(() => dropDraft(`options/${plan.id}`));
  await render(stepOf({ onStatus }));
  expect(names(place)).toEqual(['En bote']);
});

test('tariffs that another tab saved first are shown once', async () => {
  const { place, render } = await showStep({});
  await render(stepOf({ plan: { ...plan, options: [priced('Con guía')], optionsRevision: 4 } }));
  expect(names(place)).toEqual(['Con guía']);
});

test('a stored draft that the server already has is shown once, and is dropped', async () => {
  const saved = priced('Con guía');
  writeDraft(`options/${plan.id}`, { base: [], value: [saved] });
  const onStatus = vi.fn();
  const { place } = await showStep({ onStatus, plan: { ...plan, options: [saved], optionsRevision: 4 } });
  expect(names(place)).toEqual(['Con guía']);
  expect(onStatus).toHaveBeenLastCalledWith('saved');
  expect(readDraft(`options/${plan.id}`)).toBeNull();
});

function priced(name: string): ManagedOption {
  const option = newOption(name);
  return cleanOption(setUsual(option, option.units[0]!.id, 8500), 'UNIT');
}

const stepOf = ({ plan: of = plan, onStatus = vi.fn() }: { plan?: ManagedPlanDetail; onStatus?: () => void }) =>
  ofOperator(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ call: vi.fn() } as unknown as Api}>
        <OptionsStep plan={of} onOptions={vi.fn()} onSaved={async () => {}} onStatus={onStatus} saver={createRef()} />
      </ApiProvider>
    </QueryClientProvider>,
  );
const showStep = (over: Parameters<typeof stepOf>[0]) => show(stepOf(over));
const nameFields = (place: HTMLElement) =>
  [...place.querySelectorAll('label')]
    .filter(({ textContent }) => textContent === 'Nombre de la opción')
    .map(({ htmlFor }) => place.querySelector<HTMLInputElement>(`#${CSS.escape(htmlFor)}`)!);
const names = (place: HTMLElement) => nameFields(place).map(({ value }) => value);
