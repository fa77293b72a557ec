import { type Static, Type } from 'typebox';

const Instant = Type.String({ format: 'date-time' });

/** Money that a person has to look at. */
export const ReviewCase = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** `payment/<id>`, `refund/<id>`, `dispute/<id>`, `dispute-lost/<id>`, `cancel/<id>`. */
  about: Type.String(),
  reason: Type.String(),
  /** Minor units. */
  amount: Type.Union([Type.Integer(), Type.Null()]),
  currency: Type.Union([Type.String(), Type.Null()]),
  orderId: Type.Union([Type.String(), Type.Null()]),
  openedAt: Instant,
  closedAt: Type.Union([Instant, Type.Null()]),
  resolution: Type.Union([Type.String(), Type.Null()]),
});
export type ReviewCase = Static<typeof ReviewCase>;

export const ReviewCases = Type.Object({ items: Type.Array(ReviewCase) });

/** What must always be true of places and money, held against the database as it is. */
export const MoneyCheck = Type.Object({
  checkedAt: Instant,
  /** What was looked at, by name. */
  invariants: Type.Array(Type.String()),
  /** Empty when all is well. */
  broken: Type.Array(Type.Object({ invariant: Type.String(), subject: Type.String(), detail: Type.String() })),
  cases: Type.Array(ReviewCase),
});
export type MoneyCheck = Static<typeof MoneyCheck>;

export const CloseCaseBody = Type.Object({
  /** What was done about it. */
  resolution: Type.String({ minLength: 3, maxLength: 1_000 }),
});

export const moneyRoutes = {
  check: '/api/admin/money/check',
  cases: '/api/admin/review-cases/',
  closeCase: '/api/admin/review-cases/:id/close',
} as const;
