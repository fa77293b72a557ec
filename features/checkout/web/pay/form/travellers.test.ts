import { expect, test } from 'vitest';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { ageOf, agesForSeats, otherNames, peopleOf, seatsOf } from './travellers.ts';

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

test('a person with several bookings is listed once', () => {
  expect(seatsOf([first, second]).map(({ id, number }) => [id, number])).toEqual([
    ['ADULT-0', 1],
    ['ADULT-1', 2],
    ['CHILD-0', null],
  ]);
});

const party = (id: string, ...types: BookingItem['type'][]) => ({
  id,
  items: types.map((type, index) => item(`${id}-${index}`, type, type)),
});
const whoIs = (...bookings: Parameters<typeof seatsOf>[0]) =>
  seatsOf(bookings).map(({ itemsOf }) => Object.values(itemsOf).map(({ id, type }) => `${id} ${type}`));

test('the bookings of one offer have the same travellers', () => {
  const [tour, guide] = [party('t', 'ADULT', 'ADULT', 'ADULT'), party('g', 'ADULT', 'ADULT', 'CHILD')];
  expect(whoIs(...[tour, guide].map((one) => ({ ...one, oneParty: true })))).toEqual([
    ['t-0 ADULT', 'g-0 ADULT'],
    ['t-1 ADULT', 'g-1 ADULT'],
    ['t-2 ADULT', 'g-2 CHILD'],
  ]);
  expect(whoIs(tour, guide)).toHaveLength(4);
});

test('in one offer, items with the same known age belong to one child', () => {
  const aged = (booking: ReturnType<typeof party>, ...ages: (number | undefined)[]) => ({
    ...booking,
    oneParty: true,
    items: booking.items.map((one, index) => ({
      ...one,
      traveller: ages[index] === undefined ? null : { age: ages[index] },
    })),
  });
  const guide = aged(party('g', 'ADULT', 'CHILD', 'CHILD'), undefined, 9, 2);
  const tour = aged(party('t', 'INFANT', 'CHILD', 'ADULT'), 2, 9);
  const seats = seatsOf([guide, tour]);
  expect(whoIs(guide, tour)).toEqual([
    ['g-0 ADULT', 't-2 ADULT'],
    ['g-1 CHILD', 't-1 CHILD'],
    ['g-2 CHILD', 't-0 INFANT'],
  ]);
  expect(seats.map(ageOf)).toEqual([undefined, 9, 2]);
  expect(ageOf(seatsOf([guide, aged(party('o', 'CHILD'), 5)])[1]!)).toBe(9);
});

test('a child is listed once, even if the bookings give the child different unit types', () => {
  const huacas = party('h', 'ADULT', 'ADULT', 'CHILD', 'INFANT');
  const horses = party('c', 'YOUTH', 'ADULT', 'ADULT');
  expect(whoIs(huacas, horses)).toEqual([
    ['h-0 ADULT', 'c-1 ADULT'],
    ['h-1 ADULT', 'c-2 ADULT'],
    ['h-2 CHILD', 'c-0 YOUTH'],
    ['h-3 INFANT'],
  ]);
  const [, , child] = seatsOf([huacas, horses]);
  expect([child!.child, otherNames(child!)]).toEqual([true, [{ bookingId: 'c', name: 'YOUTH' }]]);
});

test('if a booking has no price for seniors, a senior is listed as an adult in that booking', () => {
  expect(whoIs(party('a', 'ADULT', 'SENIOR'), party('b', 'ADULT', 'ADULT'))).toEqual([
    ['a-0 ADULT', 'b-0 ADULT'],
    ['a-1 SENIOR', 'b-1 ADULT'],
  ]);
});

test('travellers who may be different people are listed separately', () => {
  expect(whoIs(party('a', 'ADULT', 'CHILD'), party('b', 'ADULT', 'ADULT'))).toHaveLength(3);
  expect(whoIs(party('a', 'FAMILY'), party('b', 'ADULT'))).toHaveLength(2);
  // The unit type OTHER, for example a rented surfboard, belongs to no particular person.
  expect(whoIs(party('a', 'ADULT'), party('b', 'OTHER'))).toHaveLength(2);
  expect(whoIs(party('a', 'CHILD'), party('b', 'YOUTH', 'INFANT'))).toHaveLength(2);
});

test('cancelled travellers are not listed', () => {
  const gone = { id: 'b1', items: [{ ...first.items[0]!, state: 'cancelled' as const }, first.items[1]!] };
  expect(seatsOf([gone])).toHaveLength(1);
});

test('a traveller without a name is called by the name of the unit', () => {
  const people = [...first.items, item('i5', 'YOUTH', 'Joven, 8 a 17')];
  expect(peopleOf(people).map((it) => [it.item.id, it.called])).toEqual([
    ['i1', 'Adulto 1'],
    ['i2', 'Adulto 2'],
    ['i5', 'Joven, 8 a 17'],
  ]);
});

test('ages of the own trip go to the children whose tickets are sold for these ages', () => {
  const aged = (id: string, type: BookingItem['type'], from: number, to: number) => ({
    ...item(id, type, type),
    ages: { from, to },
  });
  const going = [
    item('a', 'ADULT', 'Adulto'),
    aged('b', 'CHILD', 0, 11),
    aged('c', 'INFANT', 0, 2),
    { ...aged('d', 'CHILD', 0, 11), traveller: { age: 10 } },
    aged('e', 'YOUTH', 12, 17),
  ];
  const seats = seatsOf([{ id: 'b1', items: going }]);
  expect(Object.fromEntries(agesForSeats(seats, [1, 4, 30]))).toEqual({ 'CHILD-0': 4, 'INFANT-0': 1 });
});
