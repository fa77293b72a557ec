import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Cancellation } from '#features/bookings/contract/booking.ts';
import { cancelledLines } from './settled-order.ts';

const [drive, tickets, meal, walk] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const cancellation: Cancellation = { cause: 'traveller', refund: 0, reason: null, pending: false, itemIds: null };

test('of the accepted lines, those that were cancelled, for all or for some, with what went back of each', () => {
  const bookings = [
    { id: 'a', state: 'CONFIRMED' as const, cancellation: null },
    { id: 'b', state: 'CANCELLED' as const, cancellation },
    { id: 'c', state: 'CONFIRMED' as const, cancellation: { ...cancellation, itemIds: ['one'] } },
    { id: 'd', state: 'CONFIRMED' as const, cancellation: { ...cancellation, pending: true } },
  ];
  const refunds = [
    { booking_id: 'b', amount: 1000 },
    { booking_id: 'b', amount: 500 },
    { booking_id: 'd', amount: 70 },
    { booking_id: null, amount: 9 },
  ];
  const accepted = { chosen: [drive, tickets, meal, walk], chosen_bookings: ['a', 'b', 'c', 'd'] };
  expect(cancelledLines(accepted, bookings, refunds)).toEqual([
    { lineId: tickets, isWhole: true, returned: 1500 },
    { lineId: meal, isWhole: false, returned: 0 },
    { lineId: walk, isWhole: true, returned: 70 },
  ]);
  expect(cancelledLines({ ...accepted, chosen_bookings: null }, bookings, refunds)).toEqual([]);
});
