const DAY_COLOURS = 3;

/** Colours of the days repeat, because more tones would be hard to distinguish. */
export function dayColour(day: number): string {
  return `var(--day-${((day - 1) % DAY_COLOURS) + 1})`;
}
