import { regionLocale } from './locale.ts';

export function formatNumber(value: number, mostDecimals = 1, leastDecimals = 0): string {
  return new Intl.NumberFormat(regionLocale(), {
    maximumFractionDigits: mostDecimals,
    minimumFractionDigits: leastDecimals,
    useGrouping: false,
  }).format(value);
}
