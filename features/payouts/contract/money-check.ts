import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';
import { INVARIANT_NAMES } from './invariants.ts';

export const ReviewCase = Type.Object({
  id: Id,
  /**
   * The subject of the case, for example `payment/<id>`, `refund/<id>`, `dispute/<id>`, `dispute-lost/<id>` or
   * `cancel/<id>`.
   */
  about: Type.String(),
  reason: Type.String(),
  /** In minor units. */
  amount: orNull(Type.Integer()),
  currency: orNull(Type.String()),
  orderId: orNull(Type.String()),
  openedAt: Instant,
  closedAt: orNull(Instant),
  resolution: orNull(Type.String()),
});
export type ReviewCase = Static<typeof ReviewCase>;

export const ReviewCases = Type.Object({ items: Type.Array(ReviewCase) });

const Invariant = Type.Enum([...INVARIANT_NAMES]);

export const MoneyCheck = Type.Object({
  checkedAt: Instant,
  invariants: Type.Array(Invariant),
  broken: Type.Array(Type.Object({ invariant: Invariant, subject: Type.String(), detail: Type.String() })),
  cases: Type.Array(ReviewCase),
});
export type MoneyCheck = Static<typeof MoneyCheck>;

export const CloseCaseBody = Type.Object({
  resolution: Type.String({ minLength: 3, maxLength: 1_000 }),
});
