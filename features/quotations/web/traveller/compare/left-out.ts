import type { OfferLine } from '../../../contract/offer.ts';

type Line = Pick<OfferLine, 'id' | 'required'>;

/** Of an offer's lines, those that are taken when some are left out: kept like this a choice stays what it was when another version comes. Null: all. */
export function linesTaken(lines: readonly Line[], leftOut: readonly string[]): string[] | null {
  const taken = lines.filter(({ id, required }) => required || !leftOut.includes(id)).map(({ id }) => id);
  return taken.length === lines.length ? null : taken;
}

export function linesLeftOut(lines: readonly Line[], taken: readonly string[]): string[] {
  return lines.filter(({ id }) => !taken.includes(id)).map(({ id }) => id);
}
