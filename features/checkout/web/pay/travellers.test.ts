import { expect, test } from 'vitest';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { detailsOf, peopleOf, seatsOf } from './travellers.ts';

const item = (id: string, type: BookingItem['type'], name: string): BookingItem => ({
  id,
  unitId: 'u',
  type,
  name,
  price: 1,
  places: 1,
  state: 'active',
  redeemedAt: null,
  traveller: null,
});
const first = { id: 'b1', items: [item('i1', 'ADULT', 'Adulto'), item('i2', 'ADULT', 'Adulto')] };
const second = { id: 'b2', items: [item('i3', 'ADULT', 'Adulto'), item('i4', 'CHILD', 'Niña o niño')] };

test('a person is asked once, however many bookings they are on', () => {
  expect(seatsOf([first, second]).map(({ id, number }) => [id, number])).toEqual([
    ['ADULT-0', 1],
    ['ADULT-1', 2],
    ['CHILD-0', null],
  ]);
});

test('who is cancelled is not asked', () => {
  const gone = { id: 'b1', items: [{ ...first.items[0]!, state: 'cancelled' as const }, first.items[1]!] };
  expect(seatsOf([gone])).toHaveLength(1);
});

test('people without a name are called by their kind, with a number where there are several', () => {
  const people = [...first.items, item('i5', 'YOUTH', 'Joven, 8 a 17')];
  expect(peopleOf(people).map((it) => [it.item.id, it.called])).toEqual([
    ['i1', 'Adulto 1'],
    ['i2', 'Adulto 2'],
    ['i5', 'Joven, 8 a 17'],
  ]);
});

test('what was typed goes to every booking it is about, and what was not is left out', () => {
  const form = new FormData();
  form.set('name', ' Ana Paz ');
  form.set('email', 'ana@example.org');
  form.set('phone', '+51 900');
  form.set('seat:ADULT-0:name', 'Ana Paz');
  form.set('seat:CHILD-0:age', '7');
  form.set('answer:b1:q', 'Sí');
  form.set('answer:b2:q/i4', '');
  form.set('pickup:b2', 'Hostal');
  expect(detailsOf(form, [first, second])).toEqual({
    contact: { name: 'Ana Paz', email: 'ana@example.org', phone: '+51 900' },
    lines: [
      { bookingId: 'b1', travellers: [{ itemId: 'i1', name: 'Ana Paz' }], answers: { q: 'Sí' } },
      {
        bookingId: 'b2',
        travellers: [
          { itemId: 'i3', name: 'Ana Paz' },
          { itemId: 'i4', age: 7 },
        ],
        answers: {},
        pickup: 'Hostal',
      },
    ],
  });
});
