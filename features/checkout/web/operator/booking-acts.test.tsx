import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { cancelSoldBooking, quoteSoldCancellation } from '#features/checkout/contract/operator-routes.ts';
import { ofOperator } from '#tests/operator-screen.tsx';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { BookingActs } from './booking-acts.tsx';

const booking = {
  ...{ id: 'b', channel: 'desk', state: 'CONFIRMED', currency: 'PEN', total: 19_000, items: [], calledOff: true },
  ...{ can: { cancel: true, move: true }, change: { kind: 'called_off', reason: 'El río viene crecido.', to: null } },
  ...{ byHand: { paid: 19_000, owed: 0, paidAtEntry: 0 }, party: { contact: { phone: '944 111 222' } }, ending: null },
  ...{
    chooseUntil: null,
    localDate: '2030-12-05',
    localTime: '16:00',
    meeting: { kind: 'point', name: 'Muelle', note: '' },
    owed: 0,
    reference: 'RB7K2M4QXA',
    hasPaid: true,
    history: [],
  },
} as unknown as OperatorBooking;

async function showActs(of: OperatorBooking, call: unknown = vi.fn()) {
  await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient()}>{ofOperator(<BookingActs booking={of} />)}</QueryClientProvider>
    </ApiProvider>,
  );
  return (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
}

test('a refund after a call-off asks for no further reason', async () => {
  const call = vi.fn(async (_route: object, _input: { body: { reason: string } }) => ({ done: true }));
  const button = await showActs(booking, call);
  await click(button('Quiere su dinero'));
  expect(document.querySelector('textarea')).toBeNull();
  await click(button('Cancelarla y devolver todo'));
  expect(call.mock.calls.at(0)?.[1].body).toEqual({ reason: 'El río viene crecido.' });
});

test('a booking that was entered by hand offers another departure, and its text for WhatsApp even with an email', async () => {
  const contact = { phone: '944 111 222', email: 'ana@correo.pe' };
  const coming = { ...booking, calledOff: false, change: null, party: { contact } } as unknown as OperatorBooking;
  const button = await showActs(coming);
  expect(button('Pasarla a otra salida')).toBeDefined();
  expect(button('Cancelar la reserva')).toBeDefined();
  expect(document.querySelector('a[href^="https://wa.me/"]')!.textContent).toBe('Enviarla por WhatsApp');
});

test('the operator says whether the guest of a booking by hand asked to cancel, and sees what the policy gives', async () => {
  const coming = { ...booking, calledOff: false, change: null } as unknown as OperatorBooking;
  const call = vi.fn(async (route: object, _input: { body?: object }) =>
    route === quoteSoldCancellation ? { id: 'q', refund: 9500, kept: 9500 } : { done: true },
  );
  const button = await showActs(coming, call);
  await click(button('Cancelar la reserva'));
  const words = () => document.body.textContent.replaceAll('\u00a0', ' ');
  await vi.waitFor(() => expect(words()).toContain('Lo pide el viajero: según la política, hoy PEN 95'));
  expect(words()).toContain('así que tú le devuelves el dinero: PEN 190.');
  await click(document.querySelectorAll('input[name="wish"]')[1]);
  expect(words()).toContain('así que tú le devuelves el dinero: PEN 95.');
  await type(document.querySelector('textarea')!, 'Se enfermó.');
  await click(button('Cancelarla'));
  const sent = call.mock.calls.find(([route]) => route === cancelSoldBooking);
  expect(sent?.[1].body).toEqual({ reason: 'Se enfermó.', quoteId: 'q' });
});
