import { formatNumber } from './number.ts';

export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${formatNumber(km, km < 20 ? 1 : 0)} km`;
}
