import { type Static, Type } from 'typebox';

const Uuid = Type.String({ format: 'uuid' });
const Instant = Type.String({ format: 'date-time' });

export const QuoteCancellationBody = Type.Object({
  /** Items that are given up; null: the whole booking. */
  itemIds: Type.Union([Type.Array(Uuid, { minItems: 1, maxItems: 60 }), Type.Null()]),
});
export type QuoteCancellationBody = Static<typeof QuoteCancellationBody>;

/** What would move, to the minor unit, if it is taken until then. */
export const CancellationOffer = Type.Object({
  id: Uuid,
  currency: Type.String(),
  refund: Type.Integer(),
  kept: Type.Integer(),
  price: Type.Integer(),
  validUntil: Instant,
  itemIds: Type.Union([Type.Array(Uuid), Type.Null()]),
});
export type CancellationOffer = Static<typeof CancellationOffer>;

export const CancelBody = Type.Object({
  quoteId: Uuid,
  reason: Type.Optional(Type.String({ maxLength: 600 })),
});
export type CancelBody = Static<typeof CancelBody>;
