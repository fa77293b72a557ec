import { expect, test } from 'vitest';
import { interestFor } from './interest.rules.ts';

const church = { category: 'church', interest: 300 } as const;

test('a place is weighted by the strongest interest of its category', () => {
  expect(interestFor({ interests: { history: 3 } }, church)).toBe(780);
  expect(interestFor({ interests: { faith: 3, history: 0 } }, church)).toBe(780);
  expect(interestFor({ interests: { faith: 0 } }, church)).toBe(0);
  expect(interestFor({ interests: { faith: 0, history: 3 } }, church)).toBe(0);
  expect(interestFor({ interests: { faith: 0 } }, { category: 'square', interest: 300 })).toBe(300);
});
