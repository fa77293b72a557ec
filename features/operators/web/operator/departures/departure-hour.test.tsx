import { expect, test, vi } from 'vitest';
import { listSoldBookings } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click, type } from '#tests/show.tsx';
import { changeDepartures } from '../../../contract/departure-batch-routes.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { listOperatorPlans, listResources, showOperatorPlan } from '../../../contract/managed-plan-routes.ts';
import { DepartureHour } from './departure-hour.tsx';

const departure = { id: 'd', time: '16:00', taken: 0 } as ManagedDeparture;

async function movedTo(time: string, reason: string | null) {
  const said: string[] = [];
  const place = await showForOperator(<DepartureHour departure={departure} onMoved={(text) => said.push(text)} />, [
    [changeDepartures, { items: [{ reason }] }],
  ]);
  await type(place.querySelector('input')!, time, true);
  await click(place.querySelector('button'));
  return { said, text: place.textContent };
}

test('a departure without bookings moves to the new hour', async () => {
  expect((await movedTo('5:30 pm', null)).said).toEqual(['Ahora sale a las 17:30.']);
});

test('a departure that the server does not move says why', async () => {
  const { said, text } = await movedTo('17:30', 'hour_taken');
  expect(said).toEqual([]);
  expect(text).toContain('Ese día ya hay una salida a esa hora.');
});

test('a departure with bookings does not move, and leads to a new departure and to each booking', async () => {
  const sold = { ...departure, taken: 2, planId: 'p', optionId: 'o', date: '2030-12-05', capacity: 8 };
  const booking = { items: [{ type: 'ADULT', state: 'active' }], channel: 'web' };
  const items = [
    { ...booking, id: 'l', name: 'Luis', hasEmail: true },
    { ...booking, id: 'c', name: 'Carmen', hasEmail: false },
  ];
  const plan = { id: 'p', title: 'Totora', state: 'published', availabilityType: 'START_TIME' };
  const place = await showForOperator(
    <DepartureHour departure={sold as ManagedDeparture} onMoved={() => undefined} />,
    [
      [listSoldBookings, { items, next: null }],
      [listOperatorPlans, { items: [plan] }],
      [showOperatorPlan, { ...plan, content: { days: [] }, options: [{ id: 'o', name: 'Español', capacity: null }] }],
      [listResources, { items: [] }],
    ],
  );
  expect(place.querySelector('input')).toBeNull();
  const lines = [...place.querySelectorAll('li')].map((line) => [
    line.querySelector('a')!.getAttribute('href'),
    line.textContent,
  ]);
  expect(lines).toEqual([
    ['/operador/mar/reservas/l', expect.stringContaining('Proponle otra fecha')],
    ['/operador/mar/reservas/c', expect.stringContaining('No dejó correo: llámale')],
  ]);
  await click([...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Agregar la salida'));
  await vi.waitFor(() => expect(place.querySelector<HTMLInputElement>('input')?.value).toMatch(/^(16:00|4:00)/));
  expect(place.querySelector<HTMLInputElement>('input[name="places"]')!.value).toBe('8');
});
