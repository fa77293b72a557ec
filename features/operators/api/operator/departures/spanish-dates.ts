const long = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** For example "viernes, 11 de diciembre". */
export function formatLongDate(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}
