/** Currencies of ISO 4217 whose smallest unit is not the hundredth. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Decimal places of a currency by ISO 4217: PEN 2, COP 2 (though nobody shows them), CLP 0. */
export function minorDigits(currency: string): number {
  return DIGITS[currency] ?? 2;
}

/** Minor units → the currency's unit: 12345 PEN → 123.45. */
export function toUnits(minor: number, currency: string): number {
  return Number((minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)));
}

/** The currency's unit → minor units: 123.45 PEN → 12345. */
export function toMinor(units: number, currency: string): number {
  return Math.round(units * 10 ** minorDigits(currency));
}
