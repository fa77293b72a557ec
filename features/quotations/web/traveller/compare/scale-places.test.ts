import { expect, test } from 'vitest';
import { placeMarks } from './scale-places.ts';

const order = (values: (number | null)[]) => placeMarks(values).map((place) => place?.at ?? null);

test('the positions of badges are proportional to their values', () => {
  const [least, middle, most] = order([10, 20, 30]) as [number, number, number];
  expect(middle - least).toBeCloseTo(most - middle);
  expect(order([30, 10])).toEqual([most, least]);
});

test('an unknown value has no badge', () => {
  expect(placeMarks([null, 7])).toEqual([null, { at: 0.5, label: 'above' }]);
});

test('badges of similar values do not overlap', () => {
  const [one, other, far] = placeMarks([68, 69, 200]);
  expect(other!.at - one!.at).toBeGreaterThan(0.09);
  expect([one, other, far].map((place) => place!.label)).toEqual(['above', 'below', 'above']);
});

test('equal values share one label', () => {
  expect(placeMarks([2, 2, 2]).map((place) => place!.label)).toEqual(['above', null, null]);
  expect(new Set(order([2, 2, 2])).size).toBe(3);
});

test('badges with equal largest values stay within the line', () => {
  const many = order([0, 5, 5, 5, 5]) as number[];
  expect(Math.max(...many)).toBeLessThan(1);
  const sorted = many.toSorted((one, other) => one - other);
  for (const [index, at] of sorted.slice(1).entries()) expect(at - sorted[index]!).toBeGreaterThan(0.09);
});
