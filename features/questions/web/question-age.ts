const relative = new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
const DAY = 86_400_000;
const MONTH = 30;

/** Such as "hoy", "hace 3 días" or "hace 2 meses". */
export function daysAgo(instant: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(instant)) / DAY));
  return days < 2 * MONTH ? relative.format(-days, 'day') : relative.format(-Math.floor(days / MONTH), 'month');
}
