import { type Static, Type } from 'typebox';
import { PAYMENT_STATES } from '#features/payments/contract/payment-states.ts';
import { Id, Instant, orNull } from '#features/schema.ts';
import { ORDER_STATES } from './order-states.ts';

/** Body of a request for a payer's link, with which another person pays one instalment of the order. */

export const MakePayerLink = Type.Object(
  {
    /** Id made by the browser; the same key is the same link. */
    key: Id,
    instalment: Type.Integer({ minimum: 1, maximum: 60 }),
  },
  { additionalProperties: false },
);

export const MadePayerLink = Type.Object({
  /** The secret is in its fragment. */
  url: Type.String(),
});

/** A payer's view: purpose and amount, without names. */
export const PayerView = Type.Object({
  orderId: Id,
  reference: Type.String(),
  titles: Type.Array(Type.String()),
  instalment: Type.Integer(),
  /** Unpaid amount in minor units; 0 when it is paid. */
  amount: Type.Integer(),
  currency: Type.String(),
  dueAt: Instant,
  state: Type.Enum([...ORDER_STATES]),
  /** The latest attempt to pay it. */
  payment: orNull(
    Type.Object({
      id: Id,
      state: Type.Enum([...PAYMENT_STATES]),
      /** Minor units captured by that attempt. */
      captured: Type.Integer(),
    }),
  ),
  /** True when no real money moves. */
  test: Type.Boolean(),
});
export type PayerView = Static<typeof PayerView>;
