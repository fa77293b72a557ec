import { expect, test } from 'vitest';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { SendByWhatsApp } from './send-by-whatsapp.tsx';

const booking = {
  channel: 'desk',
  title: 'Caballitos de totora',
  optionName: 'Al atardecer',
  name: 'Rosa Vega',
  localDate: '2030-12-05',
  localTime: '16:00',
  items: [{ type: 'ADULT', state: 'active' }],
  meeting: { kind: 'point', name: 'Muelle de Huanchaco', note: 'Lado norte' },
  party: { contact: { phone: '944 111 222' }, pickup: null },
  owed: 5000,
  currency: 'PEN',
  reference: 'RB7K2M4QXA',
  calledOff: false,
  chooseUntil: null,
  hasPaid: true,
  history: [],
} as unknown as OperatorBooking;

async function textFor(more: object): Promise<string | null> {
  const place = await showForOperator(<SendByWhatsApp booking={{ ...booking, ...more }} />);
  const url = place.querySelector('a')?.getAttribute('href');
  if (!url) return null;
  expect(url).toMatch(/^https:\/\/wa\.me\/51944111222\?text=/);
  return new URL(url).searchParams.get('text')!.replaceAll('\u00a0', ' ');
}

test('the text for WhatsApp says what, when, where and how much is owed', async () => {
  expect(await textFor({})).toBe(
    [
      'Hola, Rosa. Tu reserva está lista:',
      'Caballitos de totora · Al atardecer',
      'jueves, 5 de diciembre de 2030, 16:00',
      '1 adulto',
      'Punto de encuentro: Muelle de Huanchaco. Lado norte',
      'Te falta pagar PEN 50.',
      'Referencia: RB7K 2M4Q XA',
    ].join('\n'),
  );
  const fetched = await textFor({ owed: 0, party: { ...booking.party, pickup: 'Hotel Sol' } });
  expect(fetched).toContain('Te recogemos en: Hotel Sol');
  expect(fetched).toContain('Ya está todo pagado. ¡Te esperamos!');
});

test('a booking of a reseller, or with a number that WhatsApp cannot have, gets no text', async () => {
  expect(await textFor({ channel: 'octo' })).toBeNull();
  expect(await textFor({ party: { contact: { phone: '105' }, pickup: null } })).toBeNull();
});

const called = [{ action: 'call_off', actor: 'operator', reason: 'El mar está movido.' }];

test('the text about a called-off departure says why and what the guest can choose, and no meeting point', async () => {
  const asked = await textFor({ calledOff: true, chooseUntil: '2030-12-01T15:00:00Z', owed: 0, history: called });
  expect(asked).toContain('El motivo: El mar está movido.');
  expect(asked).toContain('Hola, Rosa. Tuvimos que cancelar tu salida:');
  expect(asked).toContain('otra fecha al mismo precio o que te devolvamos todo');
  expect(asked).toContain('hasta el domingo 1 de diciembre, 10:00.');
  expect(asked).not.toContain('Punto de encuentro');
  expect(asked).not.toContain('todo pagado');
  expect(await textFor({ calledOff: true })).toContain('Te devolvemos todo lo que pagaste.');
});

test('the text about a called-off departure names no money to a guest who paid nothing', async () => {
  const unpaid = { calledOff: true, hasPaid: false, history: called };
  expect(await textFor({ ...unpaid, chooseUntil: '2030-12-01T15:00:00Z' })).toMatch(
    /Puedes elegir otra fecha al mismo precio\./,
  );
  expect(await textFor({ ...unpaid, chooseUntil: '2030-12-01T15:00:00Z' })).not.toContain('devol');
  expect(await textFor(unpaid)).not.toContain('devol');
});

test('after the operator moved the booking, the text says so and names the new departure', async () => {
  const history = [{ action: 'move', actor: 'operator', reason: null }];
  const moved = await textFor({ history });
  expect(moved).toContain('Hola, Rosa. Pasamos tu reserva a otra salida:');
  expect(moved).toContain('jueves, 5 de diciembre de 2030, 16:00');
  expect(await textFor({ history: [...history, { action: 'amend', actor: 'traveller' }] })).toContain('está lista');
});
