import { createHash } from 'node:crypto';

/** What the rotation looks at. */
export interface InTurn {
  id: string;
  /** Requests in the last thirty days. */
  asked: number;
  /** Share answered in time, from 0 to 1; null: nothing was due yet, which counts as one who always answers. */
  inTime: number | null;
}

/**
 * Whose turn it is among those who suit: the least asked in thirty days first; of those, who answers in time more often; and what is equal still is drawn by
 * the request's own number, so that a name that comes first in the alphabet is no advantage. The rule is public (`GET /api/quotations/`).
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
