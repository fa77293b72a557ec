import { minorDigits } from '#regions/currencies.ts';

/** Converts minor units to the currency's unit: 12345 PEN → 123.45. */
export function toUnits(minor: number, currency: string): number {
  return Number((minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)));
}

/** Converts the currency's unit to minor units: 123.45 PEN → 12345. */
export function toMinor(units: number, currency: string): number {
  return Math.round(units * 10 ** minorDigits(currency));
}
