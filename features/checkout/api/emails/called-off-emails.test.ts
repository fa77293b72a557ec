import { expect, test } from 'vitest';
import type { BookingRow } from '#features/bookings/api/public.ts';
import { chooseEmail } from './change-emails.ts';
import { moneyBackWords } from './money-back.ts';
import { cancelledEmail } from './order-emails.ts';

const words = { money: (minor: number) => `PEN ${minor / 100}`, starts: () => 'sábado 12 de diciembre' };
const booking = {
  ...{ reference: 'RB7K2M4QXA', state: 'CANCELLED', items: [{ type: 'ADULT', state: 'active' }] },
  snapshot: { title: 'Totora', operatorName: 'Rutas del Mar' },
  cancellation: { cause: 'operator', refund: 5000, byHand: 5000, reason: 'No hay guía.', itemIds: null },
} as unknown as BookingRow;
const code = { label: 'Referencia de la compra', reference: 'VR7K2M4QXA' };
const change = { was: 'sábado 12 de diciembre de 2026', to: null, until: 'martes 24', reason: 'No hay guía.' };

test('a guest who paid nothing reads nothing about money', () => {
  const email = JSON.stringify(
    chooseEmail(code, booking, 'operator', change, { paid: 0, owed: 5000 }, words, 'https://x'),
  );
  expect(email).toContain('Rutas del Mar tuvo que cancelar tu salida');
  expect(email).toContain('tu reserva se cancela sola');
  expect(email).not.toMatch(/PEN|devol|pag/);
});

test('a guest who paid reads what goes back', () => {
  const email = chooseEmail(code, booking, 'weather', change, { paid: 5000, owed: 0 }, words, 'https://x');
  expect(email.title).toBe('La salida se canceló por el clima');
  expect(email.preheader).toContain('te devolvemos todo');
});

test('the email about a call-off names the operator, who gives the money back itself', () => {
  const email = cancelledEmail('RB7K2M4QXA', booking, [], words, 'https://x');
  expect(email.subject).toBe('RB7K2M4QXA: Rutas del Mar tuvo que cancelar tu salida');
  const money = 'Rutas del Mar te devuelve PEN 50, porque se lo pagaste directamente. Es todo lo que pagaste por ella.';
  expect(email.paragraphs).toContain(money);
});

test('money that goes back to a card and by hand is named apart', () => {
  const card = { brand: 'Visa', last4: '4242' } as never;
  const byHand = { amount: 2000, operatorName: 'Rutas del Mar' };
  expect(moneyBackWords(5000, [{ amount: 3000, card }], words.money, byHand)).toBe(
    'Te devolvemos PEN 50: PEN 30 a la tarjeta Visa terminada en 4242 y PEN 20 que te devuelve Rutas del Mar, porque se lo pagaste directamente.',
  );
});

test('refunds of two payments with one card are one sum', () => {
  const visa = (last4: string) => ({ brand: 'Visa', last4 }) as never;
  const backs = [
    { amount: 19_000, card: visa('4242') },
    { amount: 2000, card: visa('4242') },
  ];
  expect(moneyBackWords(21_000, backs, words.money)).toBe('Te devolvemos PEN 210 a la tarjeta Visa terminada en 4242.');
  expect(moneyBackWords(22_000, [...backs, { amount: 1000, card: visa('1111') }], words.money)).toBe(
    'Te devolvemos PEN 220: PEN 210 a la tarjeta Visa terminada en 4242 y PEN 10 a la tarjeta Visa terminada en 1111.',
  );
});
