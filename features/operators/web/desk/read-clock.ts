/** "8:30", "0830", "8.30" and "8" → "08:30", "08:30", "08:30" and "08:00"; null when it is no time of a day. */
export function readClock(text: string): string | null {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:\D?(\d{2}))?\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
