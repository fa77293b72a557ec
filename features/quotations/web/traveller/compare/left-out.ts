import type { OfferLine } from '../../../contract/offer.ts';

type Line = Pick<OfferLine, 'id' | 'required'>;

/** The lines of an offer that are not left out; null for all. The screen stores the left-out lines, so that the choice survives a new version. */
export function linesTaken(lines: readonly Line[], leftOut: readonly string[]): string[] | null {
  const taken = lines.filter(({ id, required }) => required || !leftOut.includes(id)).map(({ id }) => id);
  return taken.length === lines.length ? null : taken;
}

export function linesLeftOut(lines: readonly Line[], taken: readonly string[]): string[] {
  return lines.filter(({ id }) => !taken.includes(id)).map(({ id }) => id);
}
