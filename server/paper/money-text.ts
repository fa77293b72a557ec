import { minorDigits } from '#regions/currencies.ts';

/** Minor units as letters and documents write them: "PEN 1 150", "PEN 90.50", "COP 85 000": the code first, a space for thousands, and no decimals on whole amounts. */
export function moneyText(minor: number, currency: string): string {
  const unit = 10 ** minorDigits(currency);
  const shown = minor % unit === 0 ? 0 : shownDigits(currency);
  return `${currency} ${numbersWith(shown)
    .format(minor / unit)
    .replaceAll(',', '\u00a0')}`;
}

// Making a format costs a hundred times what using it does.
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
