import { expect, test, vi } from 'vitest';
import type { BookingMoney } from '#features/bookings/contract/on-site.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { recordOnSiteReturn, voidOnSiteReturn } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click, type } from '#tests/show.tsx';
import { Balance } from './balance.tsx';

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

const booking = {
  ...{ id: 'b', name: 'Rosa Vega', title: 'Totora', reference: 'RB7K2M4QXA', currency: 'PEN', returns: [] },
  ...{ localDate: '2030-12-05', localTime: '16:00', giveBack: 7000, can: { void: false } },
  party: { contact: { phone: '944 111 222', email: null } },
} as unknown as OperatorBooking;
const payment = { id: 'p', means: 'yape' as const, amount: 7000, at: '2030-11-21T12:00:00Z', by: 'Gina Guía' };
const money: BookingMoney = { currency: 'PEN', total: 20_000, owed: 0, onSite: [payment] };

const showBalance = (more: object = {}) =>
  showForOperator(<Balance booking={{ ...booking, ...more }} money={money} />, [[recordOnSiteReturn, booking]]);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.replaceAll('\u00a0', ' ') === name);

test('a cancelled booking offers to note what was given back, and no void', async () => {
  const place = await showBalance();
  expect(place.textContent.replaceAll('\u00a0', ' ')).toContain('Falta que le devuelvas PEN 70.');
  expect(button('Anular')).toBeUndefined();
  await click(button('Ya le devolví el dinero'));
  const checked = document.querySelector<HTMLInputElement>('input[name="means"]:checked')!;
  expect(checked.value).toBe('yape');
  await type(document.querySelector<HTMLInputElement>('input[name="amount"]')!, '71');
  await click(button('Devolví PEN 71'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Es más de lo que falta.'), 5000);
});

test('a booking that still stands offers the void and the receipt, and nothing to give back', async () => {
  const place = await showBalance({ giveBack: 0, can: { void: true } });
  expect(button('Ya le devolví el dinero')).toBeUndefined();
  expect(button('Anular')).toBeDefined();
  expect(place.querySelector('a[href^="https://wa.me/"]')!.textContent).toBe('Enviar el recibo por WhatsApp');
});

test('after everything was given back, the screen says so and offers a receipt of it', async () => {
  const returns = [{ ...payment, id: 'r', voided: null }];
  const place = await showBalance({ giveBack: 0, returns });
  expect(place.textContent.replaceAll('\u00a0', ' ')).toContain('Te pagó PEN 70 y le devolviste PEN 70.');
  const receipt = place.querySelector('a[href^="https://wa.me/"]')!;
  expect(receipt.textContent).toBe('Enviar el recibo de la devolución');
  const text = new URL(receipt.getAttribute('href')!).searchParams.get('text')!.replaceAll('\u00a0', ' ');
  expect(text).toContain('Hola Rosa, te escribe Rutas del Mar. Te devolvimos PEN 70 por Yape el 21/11/2030.');
});

test('while a guest of a called-off departure has not chosen, the screen says what happens with the money', async () => {
  const waiting = { giveBack: 0, calledOff: true, state: 'CONFIRMED', can: { void: true } };
  const place = await showBalance({ ...waiting, paid: 4000 });
  expect(place.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Ya pagó PEN 40. Pasa a su nueva fecha, o se lo devuelves.',
  );
  expect([button('Anular'), place.querySelector('a[href^="https://wa.me/"]')]).toEqual([undefined, null]);
});

test('each opening of the form begins with what is left now', async () => {
  const place = await showBalance();
  await click(button('Ya le devolví el dinero'));
  const amount = () => document.querySelector<HTMLInputElement>('input[name="amount"]')!;
  await type(amount(), '30');
  await click(button('Todavía no'));
  await click(button('Ya le devolví el dinero'));
  expect(amount().value).toBe('70');
  expect(place.isConnected).toBe(true);
});

test('a return is listed, and is voided with a reason', async () => {
  const answer = vi.fn(() => booking);
  const returns = [
    { ...payment, id: 'r', voided: null },
    { ...payment, id: 'v', means: 'cash', voided: { at: payment.at, by: null, reason: 'Error' } },
  ];
  const place = await showForOperator(<Balance booking={{ ...booking, returns } as OperatorBooking} money={money} />, [
    [voidOnSiteReturn, answer],
  ]);
  const lines = [...place.querySelectorAll('ul[aria-label="Lo que le devolviste"] li > span > span:first-child')].map(
    (line) => line.textContent.replaceAll('\u00a0', ' '),
  );
  expect(lines).toEqual(['Devolviste PEN 70 · Yape']);
  await click(button('Anular'));
  await type(document.querySelector('textarea')!, 'Era de otra reserva.');
  await click(button('Anularla'));
  const undone = { params: { returnId: 'r' }, body: { reason: 'Era de otra reserva.' } };
  await vi.waitFor(() => expect(answer.mock.calls).toMatchObject([[undone]]));
});
