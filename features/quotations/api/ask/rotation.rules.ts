import { createHash } from 'node:crypto';

export interface InTurn {
  id: string;
  /** Number of requests that the operator got in the last thirty days. */
  asked: number;
  /** Share of requests that the operator answered in time, from 0 to 1. Null counts as 1. */
  inTime: number | null;
}

/**
 * Selects operators with the fewest requests first. `GET /api/quotations/` publishes this rule, so change both
 * together.
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
