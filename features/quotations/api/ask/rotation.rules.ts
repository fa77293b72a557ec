import { createHash } from 'node:crypto';

/** An operator as the rotation sees it. */
export interface InTurn {
  id: string;
  /** Number of requests in the last thirty days. */
  asked: number;
  /** Share of requests answered in time, from 0 to 1. Null when none was due yet, which counts as 1. */
  inTime: number | null;
}

/**
 * Selects the next operators among the suitable ones. Operators with the fewest requests in thirty days come first, then operators that answer in
 * time more often. Ties are drawn by the request's id, so that alphabetical order gives no advantage. The rule is public (`GET /api/quotations/`).
 */
export function whoseTurn<Operator extends InTurn>(
  suitable: readonly Operator[],
  quotationId: string,
  most: number,
): Operator[] {
  const draw = new Map(
    suitable.map(({ id }) => [id, createHash('sha256').update(`${quotationId}\n${id}`).digest('hex')]),
  );
  return [...suitable]
    .sort(
      (one, other) =>
        one.asked - other.asked ||
        (other.inTime ?? 1) - (one.inTime ?? 1) ||
        (draw.get(one.id)! < draw.get(other.id)! ? -1 : 1),
    )
    .slice(0, most);
}
