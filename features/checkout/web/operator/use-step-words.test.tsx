import { expect, test } from 'vitest';
import type { CancellationCause } from '#features/bookings/contract/booking.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import { show } from '#tests/show.tsx';
import { type PaidSoFar, paidSoFar, useStepWords } from './use-step-words.ts';

interface StepProps {
  action: string;
  paid: PaidSoFar;
  actor?: BookingActor;
  reader?: 'operator' | 'region';
  cause?: CancellationCause;
  guest?: string;
}

function Step({ action, paid, actor = 'system', reader = 'operator', cause, guest }: StepProps) {
  return useStepWords(paid, reader, cause, guest)(action, actor);
}

test('the history calls a booking paid only if nothing is owed', async () => {
  const { place, render } = await show(<Step action="confirm" paid={paidSoFar({ paid: 100, total: 100 })} />);
  expect(place.textContent).toBe('Pagada y confirmada');
  await render(<Step action="confirm" paid={paidSoFar({ paid: 30, total: 100 })} />);
  expect(place.textContent).toBe('Adelanto pagado, confirmada');
  await render(<Step action="confirm" paid={paidSoFar({ paid: 0, total: 100 })} />);
  expect(place.textContent).toBe('Confirmada');
  await render(<Step action="ask" paid="part" />);
  expect(place.textContent).toBe('Adelanto pagado, espera tu respuesta');
});

test('a called-off departure is not called an offer', async () => {
  const { place } = await show(<Step action="call_off" paid="all" />);
  expect(place.textContent).toBe('Se canceló la salida');
  const own = await show(<Step action="call_off" paid="all" actor="operator" />);
  expect(own.place.textContent).toBe('Cancelaste la salida');
});

test('the history speaks to the operator about its own steps, and to the region about the operator', async () => {
  const wordsFor = async (action: string, reader: 'operator' | 'region') =>
    (await show(<Step action={action} paid="all" actor="operator" reader={reader} />)).place.textContent;
  expect(await wordsFor('move', 'operator')).toBe('La pasaste a otra salida');
  expect(await wordsFor('move', 'region')).toBe('El operador la pasó a otra salida');
  expect(await wordsFor('cancel', 'operator')).toBe('La cancelaste');
  expect(await wordsFor('cancel', 'region')).toBe('La canceló el operador');
});

test('the history says that the operator cancelled at the wish of the guest', async () => {
  const wish = { action: 'cancel', paid: 'all', actor: 'operator', cause: 'traveller' } as const;
  const wordsFor = async (more: Partial<StepProps>) => (await show(<Step {...wish} {...more} />)).place.textContent;
  expect(await wordsFor({ guest: 'Ana Ruiz' })).toBe('La cancelaste a pedido de Ana');
  expect(await wordsFor({})).toBe('La cancelaste a pedido de quien reservó');
  expect(await wordsFor({ reader: 'region' })).toBe('La canceló el operador a pedido de quien reservó');
  expect(await wordsFor({ cause: 'operator' })).toBe('La cancelaste');
});
