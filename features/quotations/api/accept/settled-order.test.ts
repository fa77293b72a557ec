import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BookingSnapshot, Cancellation } from '#features/bookings/contract/booking.ts';
import { cancelledLines, lineMeetings } from './settled-order.ts';

const [drive, tickets, meal, walk] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const cancellation: Cancellation = { cause: 'traveller', refund: 0, reason: null, pending: false, itemIds: null };

test('lists lines that are wholly or partly cancelled, with their refunds', () => {
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

test('each line has the meeting point of its booking', () => {
  const meeting = { kind: 'point' as const, name: 'Plaza', note: '', lon: 0, lat: 0, asksAddress: false };
  const booking = (id: string, startsAt: string, localTime: string | null, name = 'Plaza') => {
    const snapshot = { startsAt, localDate: startsAt.slice(0, 10), localTime, meeting: { ...meeting, name } };
    return { id, snapshot: snapshot as BookingSnapshot };
  };
  const bookings = [
    booking('b', '2026-12-12T10:30:00Z', '05:30', 'Muelle'),
    booking('a', '2026-12-11T14:00:00Z', '09:00'),
    booking('c', '2026-12-12T14:00:00Z', null, 'Museo'),
  ];
  const accepted = { chosen: [drive, walk, tickets], chosen_bookings: ['a', 'b', 'c'] };
  expect(lineMeetings(accepted, bookings)).toEqual([
    { lineId: drive, date: '2026-12-11', time: '09:00', name: 'Plaza' },
    { lineId: walk, date: '2026-12-12', time: '05:30', name: 'Muelle' },
    { lineId: tickets, date: '2026-12-12', time: null, name: 'Museo' },
  ]);
});
