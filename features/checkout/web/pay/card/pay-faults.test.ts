import { expect, test } from 'vitest';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { OrderDetailsBody } from '../../../contract/order.ts';
import { faultsOf } from './pay-faults.ts';

const item = (id: string, type: BookingItem['type']): BookingItem => ({
  ...{ id, unitId: 'u', type, name: type, price: 1, places: 1 },
  ...{ state: 'active', redeemedAt: null, traveller: null },
});
const snapshot = { meeting: { kind: 'point' as const, name: '', note: '', lon: 0, lat: 0, asksAddress: false } };
const BOOKINGS = [
  { id: 'b1', items: [item('i1', 'ADULT')], snapshot },
  { id: 'b2', items: [item('i2', 'ADULT'), item('i3', 'CHILD')], snapshot },
];
const SENT: OrderDetailsBody = {
  contact: { name: 'A', email: 'a', phone: '' },
  lines: [
    { bookingId: 'b1', travellers: [], answers: {} },
    { bookingId: 'b2', travellers: [{ itemId: 'i3', age: 900 }], answers: {} },
  ],
};

const found = (...paths: string[]) =>
  faultsOf(
    {
      ...{ title: 'Datos inválidos', status: 400, detail: '', code: 'invalid' },
      issues: paths.map((path) => ({ path, message: path })),
    },
    SENT,
    BOOKINGS,
    () => true,
  );

test.each([
  ['body.contact.email', 'email'],
  ['body.payer.name', 'name'],
  ['body.lines.1.travellers.0.age', 'seat:CHILD-0:age'],
  ['body.lines.1.answers.q1/i3', 'answer:b2:q1/i3'],
  ['body.lines.b1.q2', 'answer:b1:q2'],
  ['body.lines.b2.q1/i2', 'answer:b2:q1/i2'],
  ['body.lines.b2.pickup', 'pickup:b2'],
  ['body.lines.0.note', 'note:b1'],
])('an error at %s is shown at the field %s', (path, field) => {
  expect(found(path)).toEqual({ fields: { [field]: path }, others: [] });
});

test('errors that belong to no field of the form are in `others`', () => {
  const paths = ['body.accepted', 'body.lines', 'body.lines.1.travellers.7.age', 'body.lines.b9.q', 'query.x'];
  expect(found(...paths)).toEqual({ fields: {}, others: paths });
});
