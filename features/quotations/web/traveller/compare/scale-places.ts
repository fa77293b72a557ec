export interface Place {
  /** Position from 0 (left end) to 1 (right end). */
  at: number;
  /** Null if another badge shows the same value. */
  label: 'above' | 'below' | null;
}

/** Positions of the smallest and the largest value, as shares of the line. */
const FROM = 0.12;
const TO = 0.88;
/**
 * Shares of the line: smallest distance between badges, last position of a badge, and smallest distance between labels.
 */
const MARK = 0.1;
const LAST = 0.97;
const NUMBER = 0.17;

/**
 * Moves badges apart that would overlap.
 * @param values one value for each offer, or null if the value is unknown
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
