import { minorDigits } from '#regions/currencies.ts';

/** "PEN 1 150", "PEN 90.50", "COP 85 000". Whole amounts have no decimals. */
export function moneyText(minor: number, currency: string): string {
  const unit = 10 ** minorDigits(currency);
  const shown = minor % unit === 0 ? 0 : shownDigits(currency);
  return `${currency} ${numbersWith(shown)
    .format(minor / unit)
    .replaceAll(',', '\u00a0')}`;
}

// Creating a number format takes a hundred times longer than using it.
const DIGITS = new Map<string, number>();
const NUMBERS = new Map<number, Intl.NumberFormat>();

function shownDigits(currency: string): number {
  const known = DIGITS.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('es', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  DIGITS.set(currency, digits);
  return digits;
}

function numbersWith(digits: number): Intl.NumberFormat {
  const known = NUMBERS.get(digits);
  if (known) return known;
  const numbers = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  NUMBERS.set(digits, numbers);
  return numbers;
}
