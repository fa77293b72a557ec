import { type Static, Type } from 'typebox';
import { BookingSnapshot, BookingStateSchema } from '#features/bookings/contract/booking.ts';
import { Id, Instant, orNull } from '#features/schema.ts';
import { ORDER_STATES } from './order-states.ts';

/** All amounts are in minor units. */
export const AccountOrder = Type.Object({
  id: Id,
  reference: Type.String(),
  state: Type.Enum([...ORDER_STATES]),
  currency: Type.String(),
  total: Type.Integer(),
  paid: Type.Integer(),
  refunded: Type.Integer(),
  /** Refunds that the payment provider has not confirmed yet. */
  returning: Type.Integer(),
  owes: Type.Boolean(),
  createdAt: Instant,
  bookings: Type.Array(
    Type.Object({
      reference: Type.String(),
      state: BookingStateSchema,
      ...Type.Pick(BookingSnapshot, ['title', 'operatorName', 'fictional', 'localDate', 'localTime']).properties,
    }),
  ),
});
export type AccountOrder = Static<typeof AccountOrder>;

export const AccountOrdersPage = Type.Object({
  items: Type.Array(AccountOrder),
  next: orNull(Type.String()),
});
export type AccountOrdersPage = Static<typeof AccountOrdersPage>;
