import { expect, test, vi } from 'vitest';
import type { CalledOffGuest, DepartureCancellation } from '#features/checkout/contract/operator-bookings.ts';
import { showDepartureCancellation } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click } from '#tests/show.tsx';
import { CallOffDeparture } from './call-off-departure.tsx';

const carmen: CalledOffGuest = {
  ...{
    bookingId: 'c',
    name: 'Carmen Paredes',
    phone: '+51 944 111 222',
    reach: 'telephone',
    notified: false,
    settled: true,
  },
  ...{ reference: 'RB7K2M4QXA', items: [{ type: 'ADULT', state: 'active' }], chooseUntil: null, hasPaid: true },
  reason: 'El mar está movido.',
};
const luis: CalledOffGuest = { ...carmen, bookingId: 'l', name: 'Luis Vega', phone: null, reach: 'email' };

function answerFor(guests: CalledOffGuest[], isOver = false, more: object = {}): DepartureCancellation {
  const departure = {
    ...{ id: 'd', title: 'Totora', optionName: 'Español', localDate: '2030-12-05', localTime: '16:00' },
    state: isOver ? 'cancelled' : 'scheduled',
  };
  return {
    ...{
      departure,
      bookings: guests.length,
      people: 2,
      held: 0,
      refund: 19_000,
      byHand: 14_000,
      currency: 'PEN',
      can: !isOver,
    },
    ...{ otherDates: 1, choiceHours: 72, choiceUntil: null, choosing: 0, guests },
    ...more,
  } as unknown as DepartureCancellation;
}

const screenFor = (...answer: Parameters<typeof answerFor>): Promise<HTMLElement> =>
  showForOperator(<CallOffDeparture departureId="d" />, [[showDepartureCancellation, answerFor(...answer)]]);

test('before and after a call-off, the operator sees who gets an email and whom it must call', async () => {
  const before = await screenFor([carmen, luis]);
  expect(before.textContent).toContain('Reciben un correo con tu motivo: Luis Vega.');
  expect(before.textContent).toContain('1 persona no dejó correo');
  expect(before.textContent).not.toContain('odas las personas reciben');
  expect(before.querySelector('a[href^="tel:"]')?.textContent).toBe('+51 944 111 222');
  expect(before.querySelector('a[href*="wa.me"]')).not.toBeNull();
  expect(before.textContent).not.toContain('Ya le avisé');

  const after = await screenFor([carmen, luis], true);
  expect(after.textContent).toContain('Enviamos un correo con tu motivo a Luis Vega.');
  expect(after.textContent).toContain('Ya le avisé');
  const draft = new URL(after.querySelector('a[href*="wa.me"]')!.getAttribute('href')!).searchParams.get('text')!;
  expect(draft).toContain('Hola Carmen, te escribe Rutas del Mar. Tuvimos que cancelar tu salida:\nTotora · Español');
  expect(draft).toContain(
    'El motivo: El mar está movido.\nTe devolvemos todo lo que pagaste.\nReferencia: RB7K 2M4Q XA',
  );
  const notified = await screenFor([{ ...carmen, notified: true }, luis], true);
  expect(notified.textContent).not.toContain('1 persona no dejó correo');
  expect(notified.textContent).toContain('Ya lo sabe');
});

test('if every guest has an email, the screen lists no telephone', async () => {
  const place = await screenFor([luis]);
  expect(place.textContent).not.toContain('no dejó correo');
  expect(place.querySelector('a[href^="tel:"]')).toBeNull();
});

test('before a call-off, the operator sees what the site returns and what it gives back itself', async () => {
  const words = (await screenFor([carmen, luis])).textContent.replaceAll('\u00a0', ' ');
  expect(words).toContain('hasta PEN 190');
  expect(words).toContain(
    'El sitio devuelve PEN 50. Los otros PEN 140 te los pagaron directo a ti, así que tú les devuelves el dinero.',
  );
});

test('a departure whose guests paid nothing names no refund', async () => {
  const words = (await screenFor([carmen, luis], false, { refund: 0, byHand: 0 })).textContent;
  expect(words).toContain('elige otra fecha al mismo precio en 72 horas');
  expect(words).not.toMatch(/devoluci|recupera|PEN/);
});

test('while a guest has neither a choice nor the money, the operator gets no text that may say the wrong thing', async () => {
  const place = await screenFor([{ ...carmen, settled: false }], true);
  expect(place.querySelector('a[href^="tel:"]')?.textContent).toBe('+51 944 111 222');
  expect(place.querySelector('a[href*="wa.me"]')).toBeNull();
});

test('before the operator confirms, the guests are loaded again', async () => {
  const answers = [answerFor([]), answerFor([carmen])];
  const place = await showForOperator(<CallOffDeparture departureId="d" />, [
    [showDepartureCancellation, () => answers.shift() ?? answerFor([carmen])],
  ]);
  expect(place.textContent).not.toContain('Carmen');
  await click([...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancelar la salida'));
  await vi.waitFor(() => expect(place.textContent).toContain('Carmen'));
  expect(document.querySelector('dialog[open]')).toBeNull();
});
