import { expect, test } from 'vitest';
import { suitingTimes } from './day-times.rules.ts';

const couple = { party: { adults: 2, children: 0, seniors: 0 }, needs: [], earliest: 540 };
const family = { ...couple, party: { adults: 2, children: 2, seniors: 0 } };
const day = [{ open: 360, close: 1320 }];

test('small towns are visited in daylight', () => {
  expect(suitingTimes(couple, { category: 'town', kindLabel: 'Pueblo' }, day)).toEqual([{ open: 450, close: 1065 }]);
});

test('a square is not visited in the midday sun', () => {
  expect(suitingTimes(couple, { category: 'square', kindLabel: 'Plaza' }, day)).toEqual([
    { open: 360, close: 690 },
    { open: 930, close: 1320 },
  ]);
});

test('families avoid the beach at midday, and couples do not', () => {
  const beach = { category: 'beach', kindLabel: 'Playa' } as const;
  expect(suitingTimes(couple, beach, day)).toEqual(day);
  expect(suitingTimes(family, beach, day)).toEqual([
    { open: 360, close: 720 },
    { open: 840, close: 1320 },
  ]);
});

test('early risers visit a wetland in the first hours of the day', () => {
  const wetland = { category: 'nature', kindLabel: 'Humedal' } as const;
  const early = { ...couple, earliest: 380 };
  expect(suitingTimes(early, wetland, [{ open: 300, close: 1020 }])).toEqual([{ open: 300, close: 570 }]);
  expect(suitingTimes(couple, wetland, [{ open: 300, close: 1020 }])).toEqual([{ open: 300, close: 1020 }]);
});
