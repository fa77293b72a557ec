import { minorDigits } from '#regions/currencies.ts';
import { regionLocale } from './locale.ts';

/**
 * Returns minor units: in a currency with two decimals, "45" is 4500, and "45,50" is 4550. A point or comma before
 * three digits separates thousands. The currency's symbol, code or name may stand beside the number. Returns null for
 * other text and for other currencies.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const plain = withoutMarks(text.replace(/\s/g, '').toLowerCase(), currency);
  const [, whole, rest = ''] = /^(\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})(?:[.,](\d{0,2}))?$/.exec(plain) ?? [];
  if (whole === undefined || rest.length > digits) return null;
  return Number(whole.replaceAll(/[.,]/g, '')) * 10 ** digits + Number(rest.padEnd(digits, '0'));
}

function withoutMarks(text: string, currency: string): string {
  const marks = marksOf(currency);
  const before = marks.find((mark) => text.startsWith(mark));
  if (before !== undefined) return text.slice(before.length);
  const after = marks.find((mark) => text.endsWith(mark));
  return after === undefined ? text : text.slice(0, -after.length);
}

function marksOf(currency: string): string[] {
  const named = (currencyDisplay: 'narrowSymbol' | 'name', amount: number) =>
    new Intl.NumberFormat(regionLocale(), { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const sign = named('narrowSymbol', 1);
  const names = [1, 2].map((amount) => named('name', amount).split(' ')[0]!);
  return [`${sign}.`, sign, currency, ...names]
    .map((mark) => mark.toLowerCase())
    .sort((one, other) => other.length - one.length);
}

/** 4500 is "45", and 4550 is "45.50". `readAmount` reads this text back. */
export function amountText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);
}
