/** Minor units of `currency` → "PEN 1 150" or "PEN 420.50"; the code comes first, thousands stand apart, whole amounts carry no decimals. */
export function formatMoney(minor: number, currency: string, locale = 'es-PE'): string {
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

/** Decimal places of the minor unit by ISO 4217; how many are shown is another thing (COP has two that nobody writes). */
function minorDigits(currency: string): number {
  if (/^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/.test(currency)) return 0;
  return /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/.test(currency) ? 3 : 2;
}
