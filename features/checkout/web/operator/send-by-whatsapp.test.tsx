import { expect, test, vi } from 'vitest';
import { moveWords } from '#features/bookings/contract/booking-words.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click } from '#tests/show.tsx';
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
      'Hola Rosa, te escribe Rutas del Mar. Tu reserva está lista:',
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

test('a booking of a reseller gets no text', async () => {
  expect(await textFor({ channel: 'octo' })).toBeNull();
});

test('a landline is called, and its text is copied', async () => {
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  const party = { contact: { phone: '(044) 201677' }, pickup: null };
  const place = await showForOperator(<SendByWhatsApp booking={{ ...booking, party } as OperatorBooking} />);
  const [call] = place.querySelectorAll('a');
  expect([call!.textContent, call!.getAttribute('href')]).toEqual(['Llama a Rosa al (044) 201677', 'tel:044201677']);
  expect(place.textContent).not.toContain('WhatsApp');
  await click(place.querySelector('button'));
  expect(copied.mock.calls).toEqual([[expect.stringContaining('Hola Rosa, te escribe Rutas del Mar.')]]);
});

const called = [{ action: 'call_off', actor: 'operator', reason: 'El mar está movido.' }];

test('the text about a called-off departure says why and what the guest can choose, and no meeting point', async () => {
  const asked = await textFor({ calledOff: true, chooseUntil: '2030-12-01T15:00:00Z', owed: 0, history: called });
  expect(asked).toContain('El motivo: El mar está movido.');
  expect(asked).toContain('Hola Rosa, te escribe Rutas del Mar. Tuvimos que cancelar tu salida:');
  expect(asked).toContain('otra fecha al mismo precio o que te devolvamos todo');
  expect(asked).toContain('antes del domingo 1 de diciembre, 10:00.');
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

test('after the operator moved the booking, the text says so and names the old and the new departure', async () => {
  const was = { localDate: '2030-12-04', localTime: '09:00' };
  const reason = moveWords(was, { localDate: '2030-12-05', localTime: '16:00' });
  const history = [{ action: 'move', actor: 'operator', reason }];
  const moved = await textFor({ history });
  expect(moved).toContain('Hola Rosa, te escribe Rutas del Mar. Pasamos tu reserva a otra salida:');
  expect(moved).toContain('Antes: mié 04/12/2030, 09:00');
  expect(moved).toContain('Ahora: jue 05/12/2030, 16:00');
  expect(await textFor({ history: [...history, { action: 'amend', actor: 'traveller' }] })).toContain('está lista');
});

const given = { id: 'r', means: 'yape', amount: 25_000, at: '2030-12-02T12:00:00Z', by: null, voided: null };
const cancelled = { state: 'CANCELLED', owed: 0, returns: [given], giveBack: 0, can: { notify: false } };

test('the text about a cancelled booking says why and what was given back', async () => {
  const cancellation = { cause: 'operator', reason: 'Se enfermó el guía.', refund: 25_000, byHand: 25_000 };
  expect(await textFor({ ...cancelled, cancellation })).toBe(
    [
      'Hola Rosa, te escribe Rutas del Mar. Tuvimos que cancelar tu reserva:',
      'Caballitos de totora · Al atardecer',
      'jueves, 5 de diciembre de 2030, 16:00',
      'El motivo: Se enfermó el guía.',
      'Te devolvimos PEN 250 por Yape el 02/12/2030.',
      'Referencia: RB7K 2M4Q XA',
    ].join('\n'),
  );
  const open = { ...cancelled, cancellation, giveBack: 5000 };
  expect(await textFor(open)).toContain('Falta devolverte PEN 50.');
  expect(await textFor({ ...open, returns: [] })).toContain('Te vamos a devolver PEN 50.');
  const byCard = { ...cancellation, byHand: undefined };
  expect(await textFor({ ...cancelled, returns: [], cancellation: byCard })).toContain(
    'Devolvimos PEN 250 a tu tarjeta',
  );
});

test('the text about a booking that the guest cancelled names the policy instead of a reason', async () => {
  const cancellation = { cause: 'traveller', reason: 'Se enfermó.', refund: 0 };
  const kept = await textFor({ ...cancelled, returns: [], cancellation });
  expect(kept).toContain('Cancelamos tu reserva, como pediste:');
  expect(kept).toContain('Según la política de cancelación, no hay devolución.');
  expect(kept).not.toContain('Se enfermó');
});
