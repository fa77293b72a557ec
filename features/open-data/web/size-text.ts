import { regionLocale } from '#web/format/locale.ts';

/** "820 KB", "1.4 MB". A kilobyte has 1,000 bytes. */
export function sizeText(bytes: number): string {
  const [value, unit] = bytes < 999_500 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(regionLocale(), { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}
