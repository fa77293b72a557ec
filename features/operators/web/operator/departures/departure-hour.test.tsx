import { expect, test, vi } from 'vitest';
import { listSoldBookings } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click, type } from '#tests/show.tsx';
import { changeDepartures } from '../../../contract/departure-batch-routes.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import {
  actOnDeparture,
  createDeparture,
  listOperatorDepartures,
  listOperatorPlans,
  listResources,
  showOperatorPlan,
} from '../../../contract/managed-plan-routes.ts';
import { DepartureHour } from './departure-hour.tsx';

const departure = { id: 'd', time: '16:00', taken: 0, can: ['close'] } as ManagedDeparture;

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

test('the hour that is typed can be saved before the field is left', async () => {
  const place = await showForOperator(<DepartureHour departure={departure} onMoved={() => undefined} />);
  const save = place.querySelector('button')!;
  expect(save.disabled).toBe(true);
  await type(place.querySelector('input')!, '8 y media');
  expect(save.disabled).toBe(false);
});

test('a refusal names both departures beside the button, gets the focus and leads to the other one', async () => {
  const busy = {
    ...{ resource: 'Bruno', kind: 'guide', departureId: 'e', planTitle: 'Huacas', wantedTime: '09:30' },
    ...{ localDate: '2030-12-05', localTime: '09:00', endDate: '2030-12-05', endTime: '12:00' },
  };
  const place = await showForOperator(<DepartureHour departure={departure} onMoved={() => undefined} />, [
    [changeDepartures, { items: [{ reason: 'resource_busy', busy }] }],
  ]);
  await type(place.querySelector('input')!, '9:30', true);
  await click(place.querySelector('button'));
  const box = document.activeElement!;
  expect(box.textContent).toContain(
    'Bruno (guía) ya va en «Huacas» el 05/12/2030, de 09:00 a 12:00, y esta sale a las 09:30.',
  );
  expect(box.previousElementSibling).toBe(place.querySelector('button'));
  expect(box.querySelector('a')!.getAttribute('href')).toBe('/operador/mar/salidas?dia=2030-12-05&salida=e');
});

const sold = {
  ...{ ...departure, taken: 2, planId: 'p', optionId: 'o', date: '2030-12-05', capacity: 8, resources: ['g'] },
  ...{ startsAt: '2030-12-05T21:00:00Z', endsAt: '2030-12-05T23:00:00Z', planTitle: 'Totora' },
};
const ofDay = (...times: string[]) => ({
  items: times.map((time) => ({ ...sold, id: time, time, state: 'scheduled', startsAt: '2030-12-05T22:30:00Z' })),
});

const closed = vi.fn(() => sold);
const created = vi.fn(() => sold);

async function showSold(others: { items: object[] }) {
  const booking = { items: [{ type: 'ADULT', state: 'active' }] };
  const items = [
    { ...booking, id: 'l', name: 'Luis', hasEmail: true, channel: 'web' },
    { ...booking, id: 'c', name: 'Carmen', hasEmail: false, channel: 'desk' },
    { ...booking, id: 'r', name: 'Rosa', hasEmail: true, channel: 'desk' },
  ];
  const plan = { id: 'p', title: 'Totora', state: 'published', availabilityType: 'START_TIME' };
  const options = ['o', 'q'].map((id) => ({ id, name: id, capacity: null }));
  return showForOperator(<DepartureHour departure={sold as ManagedDeparture} onMoved={() => undefined} />, [
    [listSoldBookings, { items, next: null }],
    [listOperatorDepartures, others],
    [listOperatorPlans, { items: [plan, { ...plan, id: 'z', title: 'Otro' }] }],
    [showOperatorPlan, { ...plan, content: { days: [] }, options }],
    [listResources, { items: [{ id: 'g', name: 'Gina', counts: 'departure', capacity: 1 }] }],
    [actOnDeparture, closed],
    [createDeparture, created],
  ]);
}

const buttonOf = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('a departure with bookings does not move, and leads to a new departure and to each booking', async () => {
  const place = await showSold(ofDay('16:00'));
  expect(place.querySelector('input')).toBeNull();
  const lines = [...place.querySelectorAll('li')].map((line) => [
    line.querySelector('a')!.getAttribute('href'),
    line.textContent,
  ]);
  expect(lines).toEqual([
    ['/operador/mar/reservas/l', expect.stringContaining('Proponle la otra salida')],
    ['/operador/mar/reservas/c', expect.stringContaining('No dejó correo: llama y cambia tú su reserva')],
    ['/operador/mar/reservas/r', expect.stringContaining('Cambia tú su reserva a la otra salida')],
  ]);
});

test('the new departure keeps the plan, the option and the seats, and asks only for the hour', async () => {
  const place = await showSold({ items: [] });
  await click(buttonOf(place, 'Agregar la salida'));
  await vi.waitFor(() => expect(document.activeElement).toBe(place.querySelector('input')));
  expect(place.querySelector('input')!.value).toBe('');
  expect(place.querySelector<HTMLInputElement>('input[name="places"]')!.value).toBe('8');
  expect(place.querySelector('select')).toBeNull();
  expect(place.textContent).not.toContain('Gina');
  await click(buttonOf(place, 'Crear la salida'));
  await vi.waitFor(() => expect(place.textContent).toContain('Escribe la hora nueva.'), 5000);
});

test('if the day already has another departure of the option, the first step is done', async () => {
  const place = await showSold({
    items: [...ofDay('17:30').items, { ...sold, id: 'x', optionId: 'q', time: '20:00' }],
  });
  expect(place.textContent).toContain('1. Ese día ya hay otra salida: 17:30.');
  expect(place.textContent).not.toContain('Agrega una salida a la hora nueva');
});

test('the new departure takes the guide unless the guide goes in another departure at that hour', async () => {
  const other = { ...sold, id: 'x', optionId: 'q', planTitle: 'Muelle', state: 'scheduled' };
  const place = await showSold({ items: [{ ...sold, state: 'scheduled' }, other] });
  await click(buttonOf(place, 'Agregar la salida'));
  await vi.waitFor(() => expect(place.querySelector('input')).not.toBeNull());
  await type(place.querySelector('input')!, '17:00', true);
  await vi.waitFor(() => expect(place.textContent).toContain('Sin Gina: a esa hora va en «Muelle» de las 16:00.'));
  await type(place.querySelector('input')!, '18:00');
  await vi.waitFor(() => expect(place.textContent).toContain('Va con Gina, como la otra.'));
  expect(place.textContent).not.toContain('Se cruza con la de las 16:00.');
  await click(buttonOf(place, 'Crear la salida'));
  const made = { body: { time: '18:00', resources: ['g'], optionId: 'o', insteadOf: 'd' } };
  await vi.waitFor(() => expect(created.mock.calls).toMatchObject([[made]]), 5000);
});

test('the departure that the new one replaces does not keep the guide busy', async () => {
  const place = await showSold({ items: [{ ...sold, state: 'scheduled' }] });
  await click(buttonOf(place, 'Agregar la salida'));
  await vi.waitFor(() => expect(place.querySelector('input')).not.toBeNull());
  await type(place.querySelector('input')!, '17:00', true);
  await vi.waitFor(() => expect(place.textContent).toContain('Va con Gina, como la otra.'));
  expect(place.textContent).toContain(
    'Se cruza con la de las 16:00. Las dos quedan a la venta hasta que cierres la de las 16:00.',
  );
});

test('the operator can close the departure at the earlier hour at once', async () => {
  const place = await showSold(ofDay('17:30'));
  expect(place.textContent).toContain('La salida de las 16:00 todavía se vende.');
  await click(buttonOf(place, 'Cerrar la salida de las 16:00'));
  expect(closed.mock.calls).toMatchObject([[{ params: { departureId: 'd' }, body: { action: 'close' } }]]);
});

test('after every booking moved, the screen asks whether to close the departure at the earlier hour', async () => {
  const empty = { ...sold, taken: 0 } as ManagedDeparture;
  const place = await showForOperator(<DepartureHour departure={empty} onMoved={() => undefined} />, [
    [listOperatorDepartures, ofDay('17:30')],
  ]);
  await vi.waitFor(() =>
    expect(place.textContent).toContain('La salida de las 16:00 ya no tiene reservas. ¿La cierras?'),
  );
});
