import { expect, test } from 'vitest';
import type { OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { listSoldBookings } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { SoldList } from './sold-list.tsx';

const booking = {
  ...{ id: 'b', reference: 'RB7K2M4QXA', channel: 'desk', state: 'CONFIRMED', ending: false, calledOff: false },
  ...{ chooseUntil: null, hasEmail: false, hasPaid: true, title: 'Totora', optionName: 'Español', departureId: 'd' },
  ...{ localDate: '2030-12-05', localTime: '16:00', items: [{ type: 'ADULT', state: 'active' }], name: 'Carmen' },
  ...{ total: 19_000, owed: 0, currency: 'PEN', createdAt: '2030-11-20T12:00:00Z' },
} as OperatorBookingRow;

async function rowOf(more: Partial<OperatorBookingRow>): Promise<string> {
  const answer = { items: [{ ...booking, ...more }], next: null };
  const place = await showForOperator(<SoldList />, [[listSoldBookings, answer]]);
  return place.querySelector('li')!.textContent;
}

test('a booking of a called-off departure says what its guest still chooses, and until when', async () => {
  expect(await rowOf({})).toContain('Confirmada');
  const chooseUntil = '2030-12-01T15:00:00Z';
  const chosen = await rowOf({ calledOff: true, chooseUntil, hasEmail: true });
  expect(chosen).toContain('Salida cancelada');
  expect(chosen).not.toContain('Confirmada');
  expect(chosen).toContain('Puede elegir otra fecha o su dinero hasta el domingo 1 de diciembre');
  expect(await rowOf({ calledOff: true, chooseUntil })).toContain('Pregúntale si quiere otra fecha o su dinero');
  expect(await rowOf({ calledOff: true, chooseUntil, hasPaid: false })).not.toContain('dinero');
  expect(await rowOf({ calledOff: true })).toContain('se le devuelve todo');
  expect(await rowOf({ calledOff: true, state: 'CANCELLED' })).toContain('Cancelada');
});
