const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Example: "42 min". This format suits clocks that are updated twice a minute. */
export function leftInMinutes(milliseconds: number): string {
  return milliseconds < HOUR ? `${Math.max(0, Math.floor(milliseconds / MINUTE))} min` : leftWords(milliseconds);
}

/** Example: "3 días", "23 h 12 min" or "42:10" (minutes and seconds). */
export function leftWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const hours = Math.floor(left / HOUR);
  if (hours >= 48) return `${Math.floor(hours / 24)} días`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`;
}
