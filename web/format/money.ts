import { minorDigits } from '#regions/currencies.ts';
import { regionLocale } from './locale.ts';

/**
 * "PEN 1 150" or "PEN 420.50". The currency code comes first, a space separates thousands, and whole amounts have no
 * decimals. By default, digits follow the region's locale.
 */
export function formatMoney(minor: number, currency: string, locale = regionLocale()): string {
  return `${currency} ${amount(minor, currency, locale)}`;
}

function amount(minor: number, currency: string, locale: string): string {
  const unit = 10 ** minorDigits(currency);
  const shown = minor % unit === 0 ? 0 : usualDigits(currency, locale);
  return numberFormat(locale, { minimumFractionDigits: shown, maximumFractionDigits: shown })
    .formatToParts(minor / unit)
    .map(({ type, value }) => (type === 'group' ? '\u00a0' : value))
    .join('');
}

function usualDigits(currency: string, locale: string): number {
  return numberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Keeps each format, because creating it takes longer than a hundred uses. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}
