/** The local date at an instant, as "2026-12-12". */
export const localDate = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
