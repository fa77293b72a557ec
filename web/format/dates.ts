const zone = { timeZone: 'UTC' } as const;
const short = new Intl.DateTimeFormat('es', { weekday: 'short', ...zone });
const long = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', ...zone });
const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', ...zone });

const utc = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** "2026-12-12" → "12/12/2026". */
export function formatDay(isoDate: string): string {
  const [year, monthNumber, day] = isoDate.split('-');
  return `${day}/${monthNumber}/${year}`;
}

/** "2026-12-12" → "sáb 12/12/2026". */
export const formatDate = (isoDate: string): string => `${short.format(utc(isoDate))} ${formatDay(isoDate)}`;

/** "2026-12-12" → "sábado, 12 de diciembre". */
export const formatLongDate = (isoDate: string): string => long.format(utc(isoDate));

/** "2026-12-12" → "diciembre de 2026". */
export const formatMonth = (isoDate: string): string => month.format(utc(isoDate));

/** "vie 11/12/2026 – dom 13/12/2026". A range of one day is written as one date. */
export const formatDateRange = (from: string, to: string): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** Returns an ISO date: "2026-12-12". */
export const localDate = (timeZone: string, instant: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

/** "2026-12-13T03:00:00Z" in Lima → "12/12/2026". */
export const formatDayOf = (instant: string, timeZone: string): string =>
  formatDay(localDate(timeZone, new Date(instant)));

/** "12 de diciembre de 2026, 22:00". */
export const formatMoment = (instant: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant);

export function addDays(isoDate: string, days: number): string {
  const date = utc(isoDate);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number => (utc(to).getTime() - utc(from).getTime()) / 86_400_000;

/** Returns 0 for Monday … 6 for Sunday. */
export const weekday = (isoDate: string): number => (utc(isoDate).getUTCDay() + 6) % 7;
