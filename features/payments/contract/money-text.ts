/** Currencies of ISO 4217 whose smallest unit is not the hundredth. */
const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Decimal places of a currency's minor unit by ISO 4217: PEN 2, COP 2 (though nobody writes them), CLP 0. */
export function minorDigits(currency: string): number {
  if (NONE.includes(currency)) return 0;
  return THREE.includes(currency) ? 3 : 2;
}

/** Minor units as letters and documents write them: "PEN 1 150", "PEN 90.50", "COP 85 000": the code first, a space for thousands, and no decimals on whole amounts. */
export function moneyText(minor: number, currency: string): string {
  const unit = 10 ** minorDigits(currency);
  const usual =
    new Intl.NumberFormat('es', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const shown = minor % unit === 0 ? 0 : usual;
  const number = new Intl.NumberFormat('en', { minimumFractionDigits: shown, maximumFractionDigits: shown });
  return `${currency} ${number.format(minor / unit).replaceAll(',', '\u00a0')}`;
}
