import { count } from '#web/format/count.ts';
import type { UnitCount } from '../contract/unit.ts';

/** How long a plan takes: whole days where its program has several. */
export function lengthWords({ days, durationMinutes }: { days: number; durationMinutes: number }): string {
  if (days > 1) return count(days, 'día', 'días');
  const hours = Math.floor(durationMinutes / 60);
  const rest = durationMinutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest ? `${hours} h ${rest} min` : `${hours} h`;
}

const names = new Intl.DisplayNames('es', { type: 'language' });

/** "Español, inglés y francés". */
export function languageWords(codes: readonly string[]): string {
  const words = new Intl.ListFormat('es').format(codes.map((code) => names.of(code) ?? code));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "2 × Adulto · 1 × Niña o niño, 4 a 11". */
export function unitWords(units: readonly { name: string; quantity: number }[]): string {
  return units
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, quantity }) => `${quantity} × ${name}`)
    .join(' · ');
}

export const headsOf = (units: readonly Pick<UnitCount, 'quantity'>[]): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0);
