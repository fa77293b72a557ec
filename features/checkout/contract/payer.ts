import { type Static, Type } from 'typebox';
import { PAYMENT_STATES } from '#features/payments/contract/payment-states.ts';
import { Id, Instant, orNull } from '#features/schema.ts';
import { ORDER_STATES } from './order-states.ts';

/** A payer's link lets another person pay one instalment of an order. */

export const MakePayerLink = Type.Object(
  {
    /** The browser creates this key. A repeated request with the same key returns the first link. */
    key: Id,
    instalment: Type.Integer({ minimum: 1, maximum: 60 }),
  },
  { additionalProperties: false },
);

export const MadePayerLink = Type.Object({
  /** The fragment of the URL contains the secret of the link. */
  url: Type.String(),
});

export const PayerView = Type.Object({
  orderId: Id,
  reference: Type.String(),
  titles: Type.Array(Type.String()),
  instalment: Type.Integer(),
  amount: Type.Integer(),
  currency: Type.String(),
  dueAt: Instant,
  state: Type.Enum([...ORDER_STATES]),
  payment: orNull(
    Type.Object({
      id: Id,
      state: Type.Enum([...PAYMENT_STATES]),
      captured: Type.Integer(),
    }),
  ),
  test: Type.Boolean(),
});
export type PayerView = Static<typeof PayerView>;
