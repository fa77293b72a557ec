import { expect, test } from 'vitest';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { History } from './history.tsx';

const step = (at: string, action: string) => ({ at, action, actor: 'operator', who: 'Sara Ventas', reason: null });
const booking = {
  ...{ currency: 'PEN', total: 24_000, owed: 0, cancellation: null },
  byHand: { paid: 24_000, owed: 0, paidAtEntry: 10_000 },
  returns: [],
  history: [step('2026-11-20T12:00:00Z', 'hold'), step('2026-11-22T12:00:00Z', 'redeem')],
  onSite: [
    { id: 'a', means: 'cash', amount: 9000, at: '2026-11-21T12:00:00Z', by: 'Gina Guía' },
    { id: 'b', means: 'yape', amount: 14_000, at: '2026-11-21T13:00:00Z', by: 'Gina Guía', voided: null },
  ],
} as unknown as OperatorBooking;

async function linesOf(more: object): Promise<(string | undefined)[]> {
  const place = await showForOperator(<History booking={{ ...booking, ...more }} />);
  return [...place.querySelectorAll('li')].map((line) =>
    [line.querySelector('b'), line.querySelector('p')]
      .flatMap((part) => part?.textContent ?? [])
      .join(' — ')
      .replaceAll('\u00a0', ' '),
  );
}

test('the history shows the price of a booking entered by hand and the payments on the spot in their order', async () => {
  const voided = { at: '2026-11-21T12:30:00Z', by: 'Sara Ventas', reason: 'Era de otra reserva.' };
  expect(await linesOf({ onSite: booking.onSite.map((one) => (one.id === 'a' ? { ...one, voided } : one)) })).toEqual([
    'Anotada a mano — Precio: PEN 240. Ya te había pagado PEN 100.',
    'Cobraste PEN 90 — Efectivo',
    'Se anuló el cobro de PEN 90 — Era de otra reserva.',
    'Cobraste PEN 140 — Yape',
    'Llegaron',
  ]);
});

test('the history leaves out the first price if the booking was changed later', async () => {
  const history = [...booking.history, step('2026-11-23T12:00:00Z', 'move')];
  expect((await linesOf({ history, onSite: [] }))[0]).toBe('Anotada a mano — Ya te había pagado PEN 100.');
});

test('the history shows what the operator gave back and by what means', async () => {
  const returns = [{ id: 'r', means: 'yape', amount: 5000, at: '2026-11-23T12:00:00Z', by: 'Sara Ventas' }];
  expect((await linesOf({ returns })).at(-1)).toBe('Le devolviste PEN 50 — Yape');
});
