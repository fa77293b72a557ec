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
  const usual =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const shown = minor % unit === 0 ? 0 : usual;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: shown, maximumFractionDigits: shown })
    .formatToParts(minor / unit)
    .map(({ type, value }) => (type === 'group' ? '\u00a0' : value))
    .join('');
}
