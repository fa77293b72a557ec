const DAY_COLOURS = 3;

/** Colours of the days go round: the eighth tone would tell nobody anything. */
export function dayColour(day: number): string {
  return `var(--day-${((day - 1) % DAY_COLOURS) + 1})`;
}
