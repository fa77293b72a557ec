import { expect, test } from 'vitest';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import { show } from '#tests/show.tsx';
import { type PaidSoFar, paidSoFar, useStepWords } from './use-step-words.ts';

interface StepProps {
  action: string;
  paid: PaidSoFar;
  actor?: BookingActor;
}

function Step({ action, paid, actor = 'system' }: StepProps) {
  return useStepWords(paid)(action, actor);
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
