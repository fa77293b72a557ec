const DAY_COLOURS = 3;

/** CSS colour of a trip's day, counted from 1. The colours repeat, because more of them would be hard to distinguish. */
export function dayColour(day: number): string {
  return `var(--day-${((day - 1) % DAY_COLOURS) + 1})`;
}
