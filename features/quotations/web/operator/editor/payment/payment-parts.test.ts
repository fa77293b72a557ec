import { expect, test } from 'vitest';
import { passedDays, withoutPart, withPart, withShare } from './payment-parts.ts';

const usual = [
  { shareBps: 3000, daysBefore: null },
  { shareBps: 7000, daysBefore: 30 },
];

test('changing a share makes the last part the rest of the price', () => {
  expect(withShare(usual, 0, 5000).map(({ shareBps }) => shareBps)).toEqual([5000, 5000]);
  expect(withShare(usual, 0, 12_000).map(({ shareBps }) => shareBps)).toEqual([12_000, 0]);
});

test('adding or removing a part keeps the sum of the shares', () => {
  const three = withPart(usual);
  expect(three).toEqual([
    { shareBps: 3000, daysBefore: null },
    { shareBps: 3500, daysBefore: 45 },
    { shareBps: 3500, daysBefore: 30 },
  ]);
  expect(withoutPart(three, 1)).toEqual(usual);
  expect(withPart([{ shareBps: 10_000, daysBefore: null }])).toEqual([
    { shareBps: 5000, daysBefore: null },
    { shareBps: 5000, daysBefore: 7 },
  ]);
  expect(withoutPart(usual, 1)).toEqual([{ shareBps: 10_000, daysBefore: null }]);
});

test('payments whose days have all passed are due at once', () => {
  const at = { startDate: '2030-01-25', zone: 'America/Lima', now: new Date('2030-01-05T15:00:00Z') };
  const part = (shareBps: number, daysBefore: number | null) => ({ shareBps, daysBefore });
  expect(passedDays([part(4000, null), part(6000, 30)], at)).toBe(30);
  expect(passedDays([part(4000, null), part(3000, 30), part(3000, 10)], at)).toBeNull();
  expect(passedDays([part(10_000, null)], at)).toBeNull();
});
