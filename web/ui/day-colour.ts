const DAY_COLOURS = 3;

/** @param day number of the day in the trip, beginning with 1. */
export function dayColour(day: number): string {
  return `var(--day-${((day - 1) % DAY_COLOURS) + 1})`;
}
