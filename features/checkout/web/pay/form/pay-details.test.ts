import { expect, test } from 'vitest';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { BookingQuestion } from '#features/operators/contract/plan-content.ts';
import { faultsOf } from '../card/pay-faults.ts';
import { detailsOf } from './pay-details.ts';
import { type Asking, asksOf, fieldName } from './shared-asks.ts';

const item = (id: string, type: BookingItem['type']): BookingItem => ({
  ...{ id, unitId: 'u', type, name: type, price: 1, places: 1 },
  ...{ state: 'active', redeemedAt: null, traveller: null },
});
const question = (id: string, label: string, perPerson = false): BookingQuestion => ({
  ...{ id, label, kind: 'text', choices: [], perPerson, required: true },
});
const meeting = { kind: 'pickup' as const, name: 'Tu hotel', note: '', lon: 0, lat: 0, asksAddress: true };

function booking(id: string, items: BookingItem[], asked: Partial<Asking['snapshot']> = {}, oneParty = false): Asking {
  return { id, items, oneParty, snapshot: { meeting: { ...meeting, asksAddress: false }, ...asked } };
}
const formOf = (typed: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ana', email: 'a@b.pe', phone: '1', ...typed }))
    form.set(name, value);
  return form;
};
const fieldsOf = (bookings: readonly Asking[]) => asksOf(bookings).map(({ what, by }) => fieldName(by[0]!, what));

test('an answer is sent for every booking that asks the question', () => {
  const first = booking('b1', [item('i1', 'ADULT'), item('i2', 'ADULT')], { questions: [question('q', '¿Nadas?')] });
  const second = booking('b2', [item('i3', 'ADULT'), item('i4', 'CHILD')], {
    meeting,
    questions: [question('q', '¿Talla?', true)],
  });
  const form = formOf({
    name: ' Ana Paz ',
    'seat:ADULT-0:name': 'Ana Paz',
    'seat:CHILD-0:age': '7',
    'answer:b1:q': 'Sí',
    'answer:b2:q/i4': '',
    'pickup:b2': 'Hostal',
  });
  expect(detailsOf(form, [first, second])).toEqual({
    contact: { name: 'Ana Paz', email: 'a@b.pe', phone: '1' },
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

const OFFER = [
  booking('guide', [item('g1', 'ADULT')], { meeting }, true),
  booking('plan', [item('p1', 'ADULT')], { meeting, questions: [question('qp', '¿Talla?', true)] }, true),
  booking(
    'bikes',
    [item('k1', 'ADULT'), item('k2', 'CHILD')],
    { meeting, questions: [question('qk', '¿Talla? ', true)] },
    true,
  ),
];

test('bookings share equal questions only if they belong to one offer', () => {
  expect(fieldsOf(OFFER)).toEqual(['pickup:guide', 'answer:bikes:qk', 'note:guide']);
  expect(fieldsOf(OFFER.map((one) => ({ ...one, oneParty: false }))).filter((name) => /pickup/.test(name))).toEqual([
    'pickup:guide',
    'pickup:plan',
    'pickup:bikes',
  ]);
});

test('one answer is sent for all bookings that share the question', () => {
  const typed = {
    'pickup:guide': 'Hostal Colonial',
    'pickup:bikes': 'Óvalo Larco',
    'answer:bikes:qk/k1': '42',
    'answer:bikes:qk/k2': '30',
    'note:guide': 'Llegamos cansados',
  };
  const note = 'Llegamos cansados';
  expect(detailsOf(formOf(typed), OFFER).lines).toEqual([
    { bookingId: 'guide', travellers: [], answers: {}, pickup: 'Hostal Colonial', note },
    { bookingId: 'plan', travellers: [], answers: { 'qp/p1': '42' }, pickup: 'Hostal Colonial', note },
    { bookingId: 'bikes', travellers: [], answers: { 'qk/k1': '42', 'qk/k2': '30' }, pickup: 'Óvalo Larco', note },
  ]);
});

test('bookings with the same travellers ask for the pickup address once', () => {
  const own = question('where', '¿Dónde los recogemos?');
  const offer = [
    booking('guide', [item('g1', 'ADULT')], { meeting }, true),
    booking('plan', [item('p1', 'ADULT')], { meeting, questions: [own, question('eat', '¿Qué no comes?')] }, true),
    booking('walk', [item('w1', 'ADULT')], {}, true),
  ];
  expect(fieldsOf(offer)).toEqual(['pickup:guide', 'answer:plan:eat', 'note:guide']);
  const typed = { 'pickup:guide': 'Hostal Colonial', 'answer:plan:eat': 'Maní' };
  expect(detailsOf(formOf(typed), offer).lines).toMatchObject([
    { bookingId: 'guide', answers: {}, pickup: 'Hostal Colonial' },
    { bookingId: 'plan', answers: { where: 'Hostal Colonial', eat: 'Maní' }, pickup: 'Hostal Colonial' },
    { bookingId: 'walk', answers: {} },
  ]);
  const alone = [booking('plan', [item('p1', 'ADULT')], { meeting, questions: [own] })];
  expect(fieldsOf(alone)).toEqual(['pickup:plan', 'answer:plan:where', 'note:plan']);
});

test('an error of a booking is shown at the field where its answer was typed', () => {
  const sent = detailsOf(formOf({}), OFFER);
  const issues = ['body.lines.1.pickup', 'body.lines.plan.qp/p1'].map((path) => ({ path, message: path }));
  const problem = { title: 'Faltan datos', status: 400, detail: '', code: 'answers_missing', issues };
  expect(faultsOf(problem, sent, OFFER, (name) => name === 'pickup:guide').fields).toEqual({
    'pickup:guide': 'body.lines.1.pickup',
    'answer:bikes:qk/k1': 'body.lines.plan.qp/p1',
  });
  expect(Object.keys(faultsOf(problem, sent, OFFER, () => true).fields)).toEqual(['pickup:plan', 'answer:plan:qp/p1']);
});
