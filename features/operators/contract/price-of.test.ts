import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { instalmentsOf } from './instalments.ts';
import { priceOn } from './price.ts';
import { type Priceable, priceOf } from './price-of.ts';
import type { Unit } from './unit.ts';

const unit = (type: Unit['type'], name: string, more: Partial<Unit> = {}): Unit => ({
  id: randomUUID(),
  type,
  name,
  minAge: null,
  maxAge: null,
  places: 1,
  idRequired: false,
  accompaniedBy: [],
  ...more,
});
const adult = unit('ADULT', 'Adulto');
const child = unit('CHILD', 'Niña o niño', { accompaniedBy: [adult.id] });
const infant = unit('INFANT', 'Bebé', { places: 0, accompaniedBy: [adult.id] });
const family = unit('FAMILY', 'Familia', { places: 4 });
const always = { from: null, to: null, weekdays: null };
const NOW = new Date('2026-12-01T12:00:00Z');

function priceable(change: { [K in keyof Priceable]?: Partial<Priceable[K]> } = {}): Priceable {
  return {
    departure: {
      state: 'scheduled',
      cutoffAt: new Date('2026-12-12T12:00:00Z'),
      capacity: 10,
      prices: null,
      localDate: '2026-12-12',
      ...change.departure,
    },
    option: {
      units: [adult, child, infant, family],
      prices: [
        { ...always, unit: adult.id, amount: 42_000 },
        { ...always, unit: child.id, amount: 31_000 },
        { ...always, unit: infant.id, amount: 0 },
        { ...always, unit: null, amount: 90_000 },
      ],
      minUnits: 1,
      maxUnits: 8,
      private: false,
      ...change.option,
    },
    plan: { state: 'on_sale', pricingPer: 'UNIT', currency: 'PEN', ...change.plan },
    operator: { state: 'verified', ...change.operator },
  };
}
const of = (...counts: [Unit, number][]) => counts.map(([{ id }, quantity]) => ({ unitId: id, quantity }));
const codes = (answer: ReturnType<typeof priceOf>) => (answer.ok ? [] : answer.refusals.map(({ code }) => code));

test("a party pays the sum of its units' prices", () => {
  const answer = priceOf(priceable(), of([adult, 2], [child, 1], [infant, 1]), NOW);
  expect(answer).toMatchObject({ ok: true, total: 115_000, currency: 'PEN', places: 3, people: 3 });
});

test('a group pays one price and takes the whole departure', () => {
  const tour = priceable({ plan: { pricingPer: 'BOOKING' } });
  expect(priceOf(tour, of([adult, 3]), NOW)).toMatchObject({
    ok: true,
    total: 90_000,
    places: 10,
    people: 3,
    units: [{ price: 0 }],
  });
  expect(codes(priceOf(priceable({ option: { private: true, maxUnits: null } }), of([adult, 11]), NOW))).toEqual([
    'too_many',
  ]);
  expect(
    priceOf(priceable({ option: { private: true }, departure: { capacity: null } }), of([adult, 3]), NOW),
  ).toMatchObject({ places: 3 });
});

test('a price of the departure takes precedence over the price of the option', () => {
  const own = priceable({ departure: { prices: [{ ...always, unit: adult.id, amount: 30_000 }] } });
  expect(priceOf(own, of([adult, 1], [child, 1]), NOW)).toMatchObject({ total: 61_000 });
});

test('the result lists all reasons against a sale', () => {
  expect(codes(priceOf(priceable(), [], NOW))).toEqual(['nobody']);
  expect(codes(priceOf(priceable(), of([child, 1]), NOW))).toEqual(['not_alone']);
  expect(codes(priceOf(priceable(), of([family, 1]), NOW))).toEqual(['unit_not_sold']);
  expect(codes(priceOf(priceable(), of([adult, 9]), NOW))).toEqual(['too_many']);
  expect(codes(priceOf(priceable({ option: { minUnits: 2 } }), of([adult, 1]), NOW))).toEqual(['too_few']);
  expect(codes(priceOf(priceable(), [{ unitId: randomUUID(), quantity: 1 }], NOW))).toEqual(['unit_unknown']);
  expect(codes(priceOf(priceable({ departure: { state: 'closed' } }), of([adult, 1]), NOW))).toEqual([
    'departure_closed',
  ]);
  expect(codes(priceOf(priceable({ plan: { state: 'paused' } }), of([adult, 1]), NOW))).toEqual(['off_sale']);
  expect(codes(priceOf(priceable({ operator: { state: 'suspended' } }), of([adult, 1]), NOW))).toEqual(['off_sale']);
  const late = priceOf(priceable(), of([adult, 1]), new Date('2026-12-12T12:00:00Z'));
  expect(codes(late)).toEqual(['too_late']);
  expect(codes(priceOf(priceable({ departure: { cutoffAt: NOW } }), of([child, 9]), NOW))).toEqual([
    'too_late',
    'too_many',
    'not_alone',
  ]);
});

test('the most specific price applies', () => {
  const prices = [
    { ...always, unit: null, amount: 1 },
    { ...always, unit: null, weekdays: [6, 7], amount: 2 },
    { ...always, unit: null, from: '2026-12-24', to: '2027-01-03', amount: 3 },
    { ...always, unit: null, from: '2026-12-31', to: '2026-12-31', amount: 4 },
  ];
  const days = ['2026-12-11', '2026-12-12', '2026-12-24', '2026-12-26', '2026-12-31'];
  expect(days.map((day) => priceOn(prices, null, day))).toEqual([1, 2, 3, 3, 4]);
});

test('the deposit and the rest add up to the total', () => {
  const deposit = { depositBps: 3000, balanceDays: 0 };
  const departure = { localDate: '2026-12-12', zone: 'America/Lima' };
  expect(instalmentsOf(115_000, deposit, departure, NOW)).toEqual([
    { number: 1, dueAt: NOW, amount: 34_500 },
    { number: 2, dueAt: new Date('2026-12-12T05:00:00Z'), amount: 80_500 },
  ]);
  const late = new Date('2026-12-12T05:00:00Z');
  expect(instalmentsOf(115_000, deposit, departure, late)).toEqual([{ number: 1, dueAt: late, amount: 115_000 }]);
  expect(instalmentsOf(101, deposit, departure, NOW).map(({ amount }) => amount)).toEqual([30, 71]);
  expect(instalmentsOf(500, { depositBps: 10_000, balanceDays: 30 }, departure, NOW)).toHaveLength(1);
});
