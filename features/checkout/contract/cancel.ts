import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

export const QuoteCancellationBody = Type.Object({
  /** The value is null for the whole booking. */
  itemIds: orNull(Type.Array(Id, { minItems: 1, maxItems: 60 })),
});
export type QuoteCancellationBody = Static<typeof QuoteCancellationBody>;

/** All amounts are in minor units. */
export const CancellationOffer = Type.Object({
  id: Id,
  currency: Type.String(),
  refund: Type.Integer(),
  kept: Type.Integer(),
  price: Type.Integer(),
  validUntil: Instant,
  itemIds: orNull(Type.Array(Id)),
});
export type CancellationOffer = Static<typeof CancellationOffer>;

export const CancelBody = Type.Object({
  quoteId: Id,
  reason: Type.Optional(Type.String({ maxLength: 600 })),
});
export type CancelBody = Static<typeof CancelBody>;
