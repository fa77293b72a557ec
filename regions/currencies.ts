/** Decimal places of the ISO 4217 currencies whose minor unit is not the hundredth. */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

/** Returns the decimal places of a currency's minor unit by ISO 4217: PEN 2, CLP 0. Screens may show fewer decimals. */
export function minorDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}
