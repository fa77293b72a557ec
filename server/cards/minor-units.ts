import { minorDigits } from '#regions/currencies.ts';

export function toUnits(minor: number, currency: string): number {
  return Number((minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency)));
}

export function toMinor(units: number, currency: string): number {
  return Math.round(units * 10 ** minorDigits(currency));
}
