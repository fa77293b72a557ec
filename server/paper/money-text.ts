import { minorDigits } from '#regions/currencies.ts';

/** Minor units as letters and documents write them: "PEN 1 150", "PEN 90.50", "COP 85 000": the code first, a space for thousands, and no decimals on whole amounts. */
export function moneyText(minor: number, currency: string): string {
  const unit = 10 ** minorDigits(currency);
  const usual =
    new Intl.NumberFormat('es', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const shown = minor % unit === 0 ? 0 : usual;
  const number = new Intl.NumberFormat('en', { minimumFractionDigits: shown, maximumFractionDigits: shown });
  return `${currency} ${number.format(minor / unit).replaceAll(',', '\u00a0')}`;
}
