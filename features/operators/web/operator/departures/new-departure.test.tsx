import { expect, test, vi } from 'vitest';
import { showForOperator } from '#tests/operator-screen.tsx';
import { listOperatorPlans, listResources, showOperatorPlan } from '../../../contract/managed-plan-routes.ts';
import { NewDeparture } from './new-departure.tsx';

const stop = { begin: 990, minutes: 120, place: null, title: 'El muelle', note: '', included: true };

async function hourOf(availabilityType: 'START_TIME' | 'OPENING_HOURS'): Promise<string> {
  const plan = { id: 'p', title: 'Atardecer', state: 'on_sale', availabilityType };
  const place = await showForOperator(<NewDeparture day="2030-12-05" onDone={() => undefined} />, [
    [listOperatorPlans, { items: [plan] }],
    [
      showOperatorPlan,
      {
        ...plan,
        content: { days: [{ title: 'Día 1', stops: [stop] }] },
        options: [{ id: 'o', name: 'Con guía', capacity: 10 }],
      },
    ],
    [listResources, { items: [] }],
  ]);
  return vi.waitFor(() => {
    const hour = place.querySelector<HTMLInputElement>('input[placeholder="hh:mm"]');
    if (!hour) throw new Error('no form yet');
    return hour.value;
  });
}

test('a new departure begins with the hour of the first stop', async () => {
  expect(await hourOf('START_TIME')).toBe('16:30');
});

test('a visit at any hour begins with usual opening hours', async () => {
  expect(await hourOf('OPENING_HOURS')).toBe('09:00');
});
