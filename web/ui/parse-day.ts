/** "5/7/2026", "05-07-26" and "05072026" become "2026-07-05". Returns null for an impossible day. */
export function parseDay(text: string): string | null {
  const parts = /^\s*(\d{1,2})\D?(\d{1,2})\D?(\d{4}|\d{2})\s*$/.exec(text);
  if (!parts) return null;
  const [, day, month, year] = parts as unknown as [string, string, string, string];
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
