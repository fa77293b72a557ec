import { expect, test } from 'vitest';
import { minorDigits } from './currencies.ts';

test.each([
  ['PEN', 2],
  // Intl writes it without decimals; its minor unit is the hundredth all the same.
  ['COP', 2],
  ['CLP', 0],
  ['KWD', 3],
  ['XXX', 2],
])('%s has %i', (currency, digits) => expect(minorDigits(currency)).toBe(digits));
