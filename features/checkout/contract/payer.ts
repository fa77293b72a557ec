import { type Static, Type } from 'typebox';
import { PAYMENT_STATES } from '#features/payments/contract/payment-states.ts';
import { Id, Instant, orNull } from '#features/schema.ts';
import { ORDER_STATES } from './order-states.ts';

/** Several payers: whoever has an order gives somebody a link that pays one instalment of it. */

export const MakePayerLink = Type.Object(
  {
    /** Made by the browser: sent again, it is the same link. */
    key: Id,
    instalment: Type.Integer({ minimum: 1, maximum: 60 }),
  },
  { additionalProperties: false },
);

export const MadePayerLink = Type.Object({
  /** The secret is in its fragment. */
  url: Type.String(),
});

/** What a payer sees: what is paid and how much, nobody's name. */
export const PayerView = Type.Object({
  orderId: Id,
  reference: Type.String(),
  titles: Type.Array(Type.String()),
  instalment: Type.Integer(),
  /** Still to be paid, minor units; 0 when there is nothing more to pay. */
  amount: Type.Integer(),
  currency: Type.String(),
  dueAt: Instant,
  state: Type.Enum([...ORDER_STATES]),
  /** The last try to pay it. */
  payment: orNull(
    Type.Object({
      id: Id,
      state: Type.Enum([...PAYMENT_STATES]),
      /** Minor units that came in with it. */
      captured: Type.Integer(),
    }),
  ),
  /** No real money moves. */
  test: Type.Boolean(),
});
export type PayerView = Static<typeof PayerView>;
