/** Minor units of `currency` → "PEN 420" or "PEN 420.50"; the code comes first and whole amounts carry no decimals. */
export function formatMoney(minor: number, currency: string, locale = 'es-PE'): string {
  return `${currency} ${amount(minor, currency, locale)}`;
}

function amount(minor: number, currency: string, locale: string): string {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const whole = minor % 10 ** digits === 0;
  const shown = whole ? 0 : digits;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: shown, maximumFractionDigits: shown }).format(
    minor / 10 ** digits,
  );
}
