const DAY_COLOURS = 3;

/** The first day is 1. Colours repeat on long trips, because more colours would be hard to distinguish. */
export function dayColour(day: number): string {
  return `var(--day-${((day - 1) % DAY_COLOURS) + 1})`;
}
