import { expect, onTestFinished, test } from 'vitest';
import { formatInteger } from './count.ts';
import { setLocale } from './locale.ts';
import { formatMoney } from './money.ts';
import { formatNumber } from './number.ts';

test.each([
  { currency: 'PEN', minor: 115_050, shown: 'PEN 1 150.50' },
  { currency: 'PEN', minor: 100_000, shown: 'PEN 1 000' },
  { currency: 'COP', minor: 8_990_000, shown: 'COP 89 900' },
  { currency: 'COP', minor: 8_990_050, shown: 'COP 89 901' },
  { currency: 'CLP', minor: 25_990, shown: 'CLP 25 990' },
])('$minor minor units of $currency are shown in the local format', ({ currency, minor, shown }) => {
  expect(formatMoney(minor, currency).replaceAll('\u00a0', ' ')).toBe(shown);
});

test("amounts and numbers follow the region's locale", () => {
  onTestFinished(() => setLocale('es-PE'));
  setLocale('es-CO');
  expect(formatMoney(115_050, 'PEN')).toBe('PEN 1\u00a0150,50');
  expect(formatNumber(7.4)).toBe('7,4');
  expect(formatInteger(12_345)).toBe('12.345');
});

test('an amount before the locale is known is an error', () => {
  onTestFinished(() => setLocale('es-PE'));
  setLocale('');
  expect(() => formatMoney(100, 'PEN')).toThrow(RangeError);
});
