import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  { currency: 'PEN', minor: 115_050, shown: 'PEN 1 150.50' },
  { currency: 'PEN', minor: 100_000, shown: 'PEN 1 000' },
  { currency: 'COP', minor: 8_990_000, shown: 'COP 89 900' },
  { currency: 'COP', minor: 8_990_050, shown: 'COP 89 901' },
  { currency: 'CLP', minor: 25_990, shown: 'CLP 25 990' },
])('$minor minor units of $currency are shown in the local format', ({ currency, minor, shown }) => {
  expect(formatMoney(minor, currency).replaceAll('\u00a0', ' ')).toBe(shown);
});
