import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { type Compared, type ComparedOffer, type Comparison, compareOffers } from './compare-offers.ts';
import type { Inclusion, InclusionKind } from './inclusion-kinds.ts';
import type { OfferContent } from './offer.ts';

const PARTY = { adults: 2, seniors: 0, childAges: [] };
const facts = { people: 2, perPerson: 0, metres: 40_000, driveMinutes: 60, meals: 1, groupMost: 0, policy: ['Libre.'] };

function offer(id: string, content: Partial<OfferContent>, more: Partial<ComparedOffer> = {}): ComparedOffer {
  const whole = offerContent([lineOf()], content);
  return { id, operator: id, content: whole, facts, findings: [], rating: null, responseMinutes: null, ...more };
}

const each = (name: string, quantity: number, unitPrice: number) => ({
  unitId: null,
  name,
  quantity,
  unitPrice,
  follows: 'people' as const,
});

const inclusion = (text: string, ...kinds: InclusionKind[]): Inclusion => ({ text, kinds });

const rowOf = ({ rows }: Comparison, row: Compared) => rows.find((one) => one.row === row)!;

test('marks the best value in rows whose values can be ranked', () => {
  const cheap = offer(
    'cheap',
    {},
    { facts: { ...facts, meals: 0, driveMinutes: 200 }, rating: 4.1, responseMinutes: 600 },
  );
  const dear = offer(
    'dear',
    { lines: [lineOf({ units: [each('Persona', 2, 9000)] })] },
    { rating: 4.8, responseMinutes: 30 },
  );
  const compared = compareOffers([cheap, dear], PARTY);
  expect(rowOf(compared, 'total')).toMatchObject({ values: [10_000, 18_000], best: [true, false] });
  expect(rowOf(compared, 'perPerson')).toMatchObject({ values: [5000, 9000], best: [true, false] });
  expect(rowOf(compared, 'driveMinutes').best).toEqual([false, true]);
  expect(rowOf(compared, 'meals').best).toEqual([false, true]);
  expect(rowOf(compared, 'rating').best).toEqual([false, true]);
  expect(rowOf(compared, 'responseMinutes').best).toEqual([false, true]);
});

test('marks no best value if the values are equal', () => {
  const compared = compareOffers([offer('one', {}, { rating: 4 }), offer('other', { lodging: 'Hostal' })], PARTY);
  for (const row of ['total', 'rating', 'kilometres', 'lodging', 'policy'] as const)
    expect(rowOf(compared, row).best).toEqual([false, false]);
  expect(rowOf(compared, 'lodging').values).toEqual([null, 'Hostal']);
});

test('a different party size changes the prices and can change the best offer', () => {
  const byHead = offer('head', { lines: [lineOf({ units: [each('Persona', 2, 4500)] })] });
  const byGroup = offer('group', {});
  const two = rowOf(compareOffers([byHead, byGroup], PARTY), 'total');
  const four = rowOf(compareOffers([byHead, byGroup], PARTY, { ...PARTY, adults: 4 }), 'total');
  expect(two).toMatchObject({ values: [9000, 10_000], best: [true, false] });
  expect(four).toMatchObject({ values: [18_000, 10_000], best: [false, true] });
  expect(rowOf(compareOffers([byHead, byGroup], PARTY, { ...PARTY, adults: 4 }), 'perPerson').values).toEqual([
    4500, 2500,
  ]);
});

test('a private group is as large as the party', () => {
  const alone = offer('alone', {}, { facts: { ...facts, groupMost: 2 } });
  const others = offer('others', {}, { facts: { ...facts, groupMost: 8 } });
  const groupOf = (adults: number) =>
    rowOf(compareOffers([alone, others], PARTY, { ...PARTY, adults }), 'groupMost').values;
  expect([groupOf(1), groupOf(2), groupOf(10)]).toEqual([
    [1, 8],
    [2, 8],
    [10, 10],
  ]);
});

test('groups inclusions by their kind', () => {
  const one = offer('one', {
    includes: [inclusion('Guía', 'guide'), inclusion('Almuerzo típico.', 'meal'), inclusion('Una serenata')],
  });
  const day = one.content.days[0]!;
  const other = offer('other', {
    includes: [
      inclusion('almuerzo', 'meal'),
      inclusion('Van con silla para niño', 'transport'),
      inclusion('una SERENATA'),
    ],
    days: [day, { ...day, title: 'Chimú' }],
  });
  const { included, days } = compareOffers([one, other], PARTY);
  const row = (name: string) => included.find((found) => found.name === name)?.in;
  expect(row('Comidas')).toEqual([['Almuerzo típico.'], ['almuerzo']]);
  expect(row('Transporte')?.[0]).toEqual([]);
  expect(row('Transporte')?.[1]).toContain('Van con silla para niño');
  expect(row('Una serenata')).toEqual([['Una serenata'], ['una SERENATA']]);
  const shared = included.map(({ in: has }) => has.every((words) => words.length > 0));
  expect(shared).toEqual(shared.toSorted((first, next) => Number(next) - Number(first)));
  expect(days.map((ofDay) => ofDay.map((at) => at?.title ?? null))).toEqual([
    ['Moche', 'Moche'],
    [null, 'Chimú'],
  ]);
});

test('takes the kinds of inclusions from the stored data, not from the texts', () => {
  const line = lineOf({ kind: 'guide', title: 'Doña Julia', brings: ['transport'] });
  const { included } = compareOffers([offer('one', { lines: [line], includes: [inclusion('Almuerzo')] })], PARTY);
  expect(included).toEqual([
    { name: 'Almuerzo', in: [['Almuerzo']] },
    { name: 'Guía', in: [['Doña Julia']] },
    { name: 'Transporte', in: [['Doña Julia']] },
  ]);
});

test('the driving time is unknown if no stop has a place', () => {
  const [stop] = offer('one', {}).content.days[0]!.stops;
  const still = (place: string | null) =>
    offer(
      String(place),
      { days: [{ title: 'Moche', stops: [{ ...stop!, place }] }] },
      { facts: { ...facts, metres: 0, driveMinutes: 0 } },
    );
  const compared = compareOffers([still(null), still('plaza')], PARTY);
  expect([rowOf(compared, 'kilometres').values, rowOf(compared, 'driveMinutes').values]).toEqual([
    [null, 0],
    [null, 0],
  ]);
});

test('marks no best value if values look equal after rounding', () => {
  const timed = (id: string, driveMinutes: number, responseMinutes: number, rating: number) =>
    offer(id, {}, { facts: { ...facts, driveMinutes }, responseMinutes, rating });
  const compared = compareOffers([timed('one', 269, 5, 4.42), timed('other', 271, 7, 4.38)], PARTY);
  for (const row of ['driveMinutes', 'responseMinutes', 'rating'] as const) {
    const { values, best } = rowOf(compared, row);
    expect(values[0]).toBe(values[1]);
    expect(best).toEqual([false, false]);
  }
});
