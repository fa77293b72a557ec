import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Order, OrderBooking } from '../../../contract/order.ts';
import { BookingChange } from './booking-change.tsx';

const BOOKING = {
  id: 'booking',
  state: 'CONFIRMED',
  departureId: 'first',
  snapshot: { localDate: '2027-01-08', localTime: '08:30' },
  cancellation: null,
  change: null,
  calledOff: false,
} as unknown as OrderBooking;
const MOVED = { ...BOOKING, departureId: 'second' };

const change = (booking: OrderBooking, isCancelling = false) => (
  <BookingChange
    {...{ booking, isCancelling }}
    order={{} as Order}
    orderKey={{}}
    offline={false}
    onOrder={() => undefined}
    refresh={async () => undefined}
  />
);

test('the note about the new date disappears when a cancellation begins', async () => {
  const { place, render } = await show(change(BOOKING));
  expect(place.textContent).toBe('');
  await render(change(MOVED));
  expect(place.textContent).toContain('Listo: ahora la tienes el');
  await render(change(MOVED, true));
  expect(place.textContent).toBe('');
  const pending = { ...MOVED, cancellation: { pending: true } } as OrderBooking;
  await render(change(pending));
  expect(place.textContent).toBe('');
  await render(change({ ...MOVED, state: 'CANCELLED' }));
  expect(place.textContent).toBe('');
});
