/** Position of a value on its line. */
export interface Place {
  /** From 0, the left end, to 1. */
  at: number;
  /** The side of the line for the number; null when an equal value beside it shows it. */
  label: 'above' | 'below' | null;
}

/** Space at both ends, so that a number there fits. */
const FROM = 0.12;
const TO = 0.88;
/** Smallest distances at which marks do not cover each other and numbers do not overlap, as shares of the line. */
const MARK = 0.1;
/** The largest position of a mark. */
const LAST = 0.97;
const NUMBER = 0.17;

/**
 * Places values on a line, from the smallest to the largest. Marks that would cover each other are moved apart and keep their order.
 * @param values null for an unknown value, which gets no position.
 */
export function placeMarks(values: readonly (number | null)[]): (Place | null)[] {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const share = (value: number) =>
    most === least ? 0.5 - ((known.length - 1) * MARK) / 2 : FROM + ((value - least) / (most - least)) * (TO - FROM);
  const places: (Place | null)[] = values.map(() => null);
  const order = values
    .flatMap((value, index) => (value === null ? [] : [{ value, index }]))
    .sort((one, other) => one.value - other.value || one.index - other.index);
  const at = apart(order.map(({ value }) => share(value)));
  let written = { value: Number.NaN, above: Number.NEGATIVE_INFINITY, below: Number.NEGATIVE_INFINITY };
  for (const [position, { value, index }] of order.entries()) {
    const here = at[position]!;
    const isShown = value === written.value;
    const side = here - written.above >= NUMBER ? 'above' : 'below';
    places[index] = { at: here, label: isShown ? null : side };
    if (!isShown) written = { ...written, value, [side]: here };
  }
  return places;
}

/** Moves positions apart so that each is at least a mark's width after the one before, as far as there is space. */
function apart(wanted: readonly number[]): number[] {
  const places: number[] = [];
  for (const at of wanted) places.push(Math.max(at, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + MARK));
  let most = LAST;
  for (let index = places.length - 1; index >= 0 && places[index]! > most; index -= 1) {
    places[index] = most;
    most -= MARK;
  }
  return places;
}
