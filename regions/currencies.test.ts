import { expect, test } from 'vitest';
import { minorDigits } from './currencies.ts';

test.each([
  ['PEN', 2],
  // `Intl` shows the Colombian peso without decimals, but its minor unit is the hundredth.
  ['COP', 2],
  ['CLP', 0],
  ['KWD', 3],
  ['XXX', 2],
])('%s has %i decimals', (currency, digits) => expect(minorDigits(currency)).toBe(digits));
