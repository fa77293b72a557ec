import { type Static, Type } from 'typebox';
import { Can } from '#features/backoffice/contract/can.ts';
import { BookingHistory, BookingItem, BookingStateSchema, Cancellation } from '#features/bookings/contract/booking.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';

/** All amounts are in minor units. */

export const FEWEST_CHARACTERS = 3;
export const FEWEST_DIGITS = 6;

export const FindBookings = Type.Object(
  {
    q: Type.String({
      minLength: FEWEST_CHARACTERS,
      maxLength: 254,
      pattern: '\\S',
      description: 'Una referencia, un correo, un teléfono o un nombre',
    }),
  },
  closed,
);
export type FindBookings = Static<typeof FindBookings>;

export const FOUND_BY = ['reference', 'email', 'phone', 'name'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/** The email address and the telephone number are masked. */
export const FoundBooking = Type.Object({
  id: Id,
  reference: Type.String(),
  orderReference: orNull(Type.String()),
  resellerReference: orNull(Type.String()),
  channel: Type.Enum(['web', 'quotation', 'octo', 'desk']),
  state: BookingStateSchema,
  /** `true` until the provider accepts the refund of a cancellation. */
  ending: Type.Boolean(),
  operator: Type.Object({ id: Id, name: Type.String() }),
  title: Type.String(),
  optionName: Type.String(),
  localDate: Day,
  localTime: orNull(Type.String()),
  items: Type.Array(Type.Pick(BookingItem, ['type', 'state'])),
  name: orNull(Type.String()),
  email: orNull(Type.String()),
  phone: orNull(Type.String()),
  total: Type.Integer(),
  currency: Type.String(),
  createdAt: Instant,
});
export type FoundBooking = Static<typeof FoundBooking>;

export const FoundBookings = Type.Object({
  by: Type.Enum([...FOUND_BY]),
  items: Type.Array(FoundBooking),
  more: Type.Boolean({ description: 'Hay más reservas que las que se muestran' }),
});
export type FoundBookings = Static<typeof FoundBookings>;

export const RegionBooking = Type.Object({
  ...FoundBooking.properties,
  planId: Id,
  /** The amounts of the whole order in minor units, or null for a booking of a reseller. */
  order: orNull(Type.Object({ total: Type.Integer(), paid: Type.Integer(), bookings: Type.Integer() })),
  cancellation: orNull(Cancellation),
  history: BookingHistory,
  can: Type.Object({ changeEmail: Can, resend: Can, cancel: Can }),
});
export type RegionBooking = Static<typeof RegionBooking>;

/** The traveller reads the reason in the email. */
export const CancelRegionBooking = Type.Object(
  { quoteId: Id, reason: Type.String({ minLength: 4, maxLength: 500, pattern: '\\S' }) },
  closed,
);
export type CancelRegionBooking = Static<typeof CancelRegionBooking>;

/** The browser creates `id`. A repeated request with the same id sends no second email. */
export const ResendRegionBooking = Type.Object({ id: Id }, closed);
export type ResendRegionBooking = Static<typeof ResendRegionBooking>;
