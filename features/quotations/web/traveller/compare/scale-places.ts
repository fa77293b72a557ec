/** Where a value stands on its line. */
export interface Place {
  /** From 0, the left end, to 1. */
  at: number;
  /** On which side of the line its number is written; null: beside an equal one that has it. */
  label: 'above' | 'below' | null;
}

/** Both ends stay free, so that a number at one of them has room. */
const FROM = 0.12;
const TO = 0.88;
/** Closer than this marks would hide each other, and numbers run into each other. */
const MARK = 0.1;
/** The last mark still stands on the line. */
const LAST = 0.97;
const NUMBER = 0.17;

/**
 * Places values on one line, from the least to the most. Marks that would hide each other are moved apart a little, never past each other.
 * @param values null: not known, has no place.
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

/** Places in order, none nearer to the one before than a mark is wide, as long as there is room. */
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
