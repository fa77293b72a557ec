import { type Static, Type } from 'typebox';
import { ON_SITE_MEANS } from '#features/payments/contract/on-site.ts';
import { closed, Id, Instant, orNull } from '#features/schema.ts';

/** All amounts are in minor units. */

export const OnSitePayment = Type.Object({
  id: Id,
  means: Type.Enum([...ON_SITE_MEANS]),
  amount: Type.Integer(),
  at: Instant,
  by: orNull(Type.String()),
});
export type OnSitePayment = Static<typeof OnSitePayment>;

export const BookingMoney = Type.Object({
  currency: Type.String(),
  total: Type.Integer(),
  /** The amount is 0 if the booking accepts no more money. */
  owed: Type.Integer(),
  onSite: Type.Array(OnSitePayment),
});
export type BookingMoney = Static<typeof BookingMoney>;

export const RecordOnSitePayment = Type.Object(
  {
    /** The phone creates this id. A repeated request with the same id records one payment. */
    id: Id,
    means: Type.Enum([...ON_SITE_MEANS]),
    amount: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type RecordOnSitePayment = Static<typeof RecordOnSitePayment>;

export const VoidOnSitePayment = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) }, closed);
export type VoidOnSitePayment = Static<typeof VoidOnSitePayment>;
