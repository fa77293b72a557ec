import { count } from '#web/format/count.ts';
import { formatDuration } from '#web/format/time.ts';

/** For example "36 h". Two or more whole days are counted in days, such as "7 días". */
export function aheadWords(minutes: number): string {
  const days = minutes / 1440;
  return Number.isInteger(days) && days > 1 ? count(days, 'día', 'días') : formatDuration(minutes);
}

export function lengthWords({ days, durationMinutes }: { days: number; durationMinutes: number }): string {
  if (days > 1) return count(days, 'día', 'días');
  return formatDuration(durationMinutes);
}

const names = new Intl.DisplayNames('es', { type: 'language' });

/** For example "Español, inglés y francés". */
export function languageWords(codes: readonly string[]): string {
  const words = new Intl.ListFormat('es').format(codes.map((code) => names.of(code) ?? code));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
