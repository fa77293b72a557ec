import type { OfferLine } from '../../../contract/offer.ts';

type Line = Pick<OfferLine, 'id' | 'required'>;

/** @returns ids of the chosen lines, or null for all lines */
export function linesTaken(lines: readonly Line[], leftOut: readonly string[]): string[] | null {
  const taken = lines.filter(({ id, required }) => required || !leftOut.includes(id)).map(({ id }) => id);
  return taken.length === lines.length ? null : taken;
}

export function linesLeftOut(lines: readonly Line[], taken: readonly string[]): string[] {
  return lines.filter(({ id }) => !taken.includes(id)).map(({ id }) => id);
}
