import { createHash } from 'node:crypto';

export interface InTurn {
  id: string;
  /** Number of requests in the last thirty days. */
  asked: number;
  /** Share of requests that were answered in time, from 0 to 1. Null counts as 1, because no answer was due yet. */
  inTime: number | null;
}

/**
 * Prefers operators with few requests, then operators that answer in time. `GET /api/quotations/` publishes this rule.
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
