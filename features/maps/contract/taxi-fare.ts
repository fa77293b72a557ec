/** All amounts are in minor units. */
export interface TaxiTariff {
  base: number;
  perKm: number;
  perMinute: number;
  minimum: number;
}

/**
 * Estimates a fare and rounds it up to `step`.
 * @param step minor units, such as 100 for whole soles
 * @returns minor units
 */
export function taxiFare(
  { base, perKm, perMinute, minimum }: TaxiTariff,
  { metres, minutes }: { metres: number; minutes: number },
  step: number,
): number {
  const fare = Math.max(minimum, base + (perKm * metres) / 1000 + perMinute * minutes);
  return Math.ceil(Math.round(fare) / step) * step;
}
