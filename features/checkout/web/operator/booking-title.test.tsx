import { expect, test, vi } from 'vitest';
import { showSoldBooking } from '#features/checkout/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { BookingTitle } from './booking-title.tsx';

test('the title of a booking names its contact', async () => {
  const shown = (name: string | null) =>
    showForOperator(<BookingTitle operatorId="mar" bookingId="b" />, [[showSoldBooking, { name }]]);
  const named = await shown('Carmen Paredes');
  await vi.waitFor(() => expect(named.textContent).toBe('Reserva de Carmen Paredes'));
  expect((await shown(null)).textContent).toBe('Una reserva');
});
