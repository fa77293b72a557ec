import { expect, test, vi } from 'vitest';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click } from '#tests/show.tsx';
import { ApiError } from '#web/http/problem.ts';
import {
  changeDeparture,
  listOperatorDepartures,
  listResources,
  showOperatorPlan,
} from '../../../contract/managed-plan-routes.ts';
import { DepartureCalendar } from './departure-calendar.tsx';

const departure = {
  ...{ id: 'd', planId: 'p', planTitle: 'Totora', optionId: 'o', optionName: 'Con guía', language: null, ruleId: null },
  ...{ date: '2030-12-05', time: '09:30', daysInRow: 1, days: 1, openingHours: null, state: 'scheduled' },
  ...{ startsAt: '2030-12-05T14:30:00Z', endsAt: '2030-12-05T17:30:00Z', cutoffAt: '2030-12-05T12:30:00Z' },
  ...{ capacity: 8, taken: 0, people: 0, waiting: { parties: 0, people: 0 }, alone: false, madeToOrder: false },
  ...{ neverSold: false, minimumGroup: 1, currency: 'PEN', prices: null, resources: [], closures: [], can: [] },
};
const busy = {
  ...{ resource: 'Bruno', kind: 'guide', departureId: 'e', planTitle: 'Huacas', wantedTime: '09:30' },
  ...{ localDate: '2030-12-05', localTime: '09:00', endDate: '2030-12-05', endTime: '12:00' },
};

test('the address opens a departure of the day, and a refusal of a guide stands beside its button', async () => {
  const place = await showForOperator(
    <DepartureCalendar />,
    [
      [listOperatorDepartures, { zone: 'America/Lima', items: [departure] }],
      [listResources, { items: [{ id: 'g', name: 'Bruno' }] }],
      [showOperatorPlan, { options: [] }],
      [
        changeDeparture,
        () => {
          throw new ApiError({ status: 409, code: 'resource_busy', detail: 'Bruno ya va.', busy } as never);
        },
      ],
    ],
    {},
    '/operador/mar/salidas?dia=2030-12-05&salida=d',
  );
  const buttonOf = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await vi.waitFor(() => expect(place.querySelector('dialog[open] input[type="checkbox"]')).not.toBeNull());
  await click(place.querySelector('dialog[open] input[type="checkbox"]'));
  await click(buttonOf('Guardar guía y vehículo'));
  await vi.waitFor(() => expect(document.activeElement!.textContent).toContain('Bruno ya va.'));
  const box = document.activeElement!;
  expect(box.previousElementSibling).toBe(buttonOf('Guardar guía y vehículo'));
  expect(box.querySelector('a')!.getAttribute('href')).toBe('/operador/mar/salidas?dia=2030-12-05&salida=e');
});
