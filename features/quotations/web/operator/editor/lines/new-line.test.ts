import { expect, test } from 'vitest';
import type { LineUnit } from '../../../../contract/offer.ts';
import { newLine, onDays, withFollows, withLineBack, withoutLine, withUnits } from './new-line.ts';

const party = { adults: 2, seniors: 1, childAges: [4, 9] };
const make = (kind: Parameters<typeof newLine>[0]['kind'], days = 3) =>
  newLine({ kind, title: 'Algo', party, days, firstStop: null });
const units = (line: ReturnType<typeof newLine>) =>
  line.units.map(({ name, quantity, follows }) => [name, quantity, follows]);

test('a new line has the quantities that the party needs', () => {
  expect(units(make('guide'))).toEqual([['día', 3, 'days']]);
  expect([make('guide').days, make('transport', 1).days, make('lodging').days]).toEqual([3, 1, 1]);
  expect(units(make('lodging'))).toEqual([['noche', 2, null]]);
  expect(make('lodging').minutes).toBe(840 + 1440);
  expect(units(make('meal'))).toEqual([['persona', 5, 'people']]);
  expect(units(make('ticket'))).toEqual([
    ['adulto', 2, 'adults'],
    ['adulto mayor', 1, 'seniors'],
    ['niña o niño', 2, 'children'],
  ]);
  expect(units(make('lodging', 1))).toEqual([['noche', 1, null]]);
});

test('a guide and a transport begin with the first stop', () => {
  const begins = (kind: Parameters<typeof newLine>[0]['kind'], firstStop: number | null) =>
    newLine({ kind, title: 'Algo', party, days: 1, firstStop }).begin;
  expect([begins('transport', 600), begins('guide', 600), begins('meal', 600)]).toEqual([600, 600, 765]);
  expect(begins('transport', null)).toBe(510);
});

test('a new line is not optional', () => {
  expect(make('guide').required).toBe(true);
});

test('changing a unit that is priced per day changes the days of the line', () => {
  const named = { ...make('guide').units[0]!, follows: null };
  const guide = { ...make('guide'), units: [...make('guide').units, named] };
  const counts = ({ days, units: all }: Pick<typeof guide, 'days' | 'units'>) => [
    days,
    ...all.map(({ quantity }) => quantity),
  ];
  expect(counts(onDays(guide, 2))).toEqual([2, 2, 3]);
  const [first, other] = guide.units as [LineUnit, LineUnit];
  expect(counts(withUnits(guide, [{ ...first, quantity: 2 }, other]))).toEqual([2, 2, 3]);
  expect(counts(withUnits(guide, [first, { ...other, quantity: 1 }]))).toEqual([3, 3, 1]);
  expect(counts(withUnits(guide, [{ ...first, quantity: 0 }, other]))).toEqual([3, 0, 3]);
  expect(counts(withUnits(guide, [{ ...first, quantity: 40 }, other]))).toEqual([3, 40, 3]);
});

test('a usual name follows what the quantity depends on, and a name that the operator wrote stays', () => {
  const day = make('guide').units[0]!;
  expect(withFollows(day, 'people', 5)).toMatchObject({ name: 'persona', quantity: 5, follows: 'people' });
  expect(withFollows({ ...day, name: 'Día' }, 'adults', 2)).toMatchObject({ name: 'adulto', quantity: 2 });
  expect(withFollows({ ...day, name: 'auto con conductor' }, 'people', 5).name).toBe('auto con conductor');
  expect(withFollows(day, null, 0)).toEqual({ ...day, follows: null });
});

test('removing a line also removes it from the `needs` of other lines', () => {
  const [guide, boat] = [make('guide'), make('activity')];
  expect(withoutLine([guide, { ...boat, needs: [guide.id] }], guide.id)).toEqual([{ ...boat, needs: [] }]);
});

test('a restored line returns to its position and to the `needs` of other lines', () => {
  const [guide, boat, lunch] = [make('guide'), make('activity'), make('meal')];
  const before = [guide, { ...boat, needs: [guide.id] }];
  const meanwhile = [...withoutLine(before, guide.id).map((line) => ({ ...line, note: 'Con chaleco' })), lunch];
  const back = withLineBack(meanwhile, before, guide.id);
  expect(back).toEqual([guide, { ...boat, note: 'Con chaleco', needs: [guide.id] }, lunch]);
  expect(withLineBack(back, before, guide.id)).toEqual(back);
});
