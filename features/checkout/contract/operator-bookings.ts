import { type Static, Type } from 'typebox';
import { BookingItem, BookingStateSchema, Cancellation } from '#features/bookings/contract/booking.ts';
import { BOOKING_ACTORS } from '#features/bookings/contract/booking-states.ts';
import { ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { ChangeDate, OpenChange } from '#features/checkout/contract/change.ts';
import { CANCELLED_FOR, DepartureStateSchema } from '#features/operators/contract/departure-states.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';

/** An operator's view of its sales, and its decisions about them. Money in minor units. */

const OWN = '/api/manage/operators/:operatorId';
export const operatorBookingRoutes = {
  list: `${OWN}/bookings/`,
  one: `${OWN}/bookings/:bookingId`,
  accept: `${OWN}/bookings/:bookingId/accept`,
  reject: `${OWN}/bookings/:bookingId/reject`,
  cancel: `${OWN}/bookings/:bookingId/cancel`,
  /** Dates that the operator can propose. */
  proposalDates: `${OWN}/bookings/:bookingId/dates`,
  propose: `${OWN}/bookings/:bookingId/propose`,
  message: `${OWN}/bookings/:bookingId/message`,
  /** GET shows the effect; POST calls the departure off. */
  cancelDeparture: `${OWN}/departures/:departureId/cancellation`,
} as const;
/** Number of bookings that wait for the operator's answer. */
export const bookingCounts = `${OWN}/booking-counts`;

export const BookingCounts = Type.Object({ pending: Type.Integer() });

/** Held baskets are not sales: an operator sees a booking once it was paid, or sold on a reseller's account. */
export const SOLD_STATES = ['PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW', 'CANCELLED', 'REJECTED'] as const;

export const OperatorBookingsQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum([...SOLD_STATES])),
    departure: Type.Optional(Id),
    q: Type.Optional(Type.String({ minLength: 2, maxLength: 60, description: 'Referencia, nombre o correo' })),
    cursor: Type.Optional(Type.String({ maxLength: 100, description: 'El `next` de la página anterior' })),
  },
  closed,
);
export type OperatorBookingsQuery = Static<typeof OperatorBookingsQuery>;

export const OperatorBookingRow = Type.Object({
  id: Id,
  reference: Type.String(),
  channel: Type.Enum(['web', 'quotation', 'octo', 'desk']),
  state: BookingStateSchema,
  /** A cancellation whose refund is pending; its places are not free yet. */
  ending: Type.Boolean(),
  title: Type.String(),
  optionName: Type.String(),
  departureId: Id,
  localDate: Day,
  localTime: orNull(Type.String()),
  items: Type.Array(Type.Pick(BookingItem, ['type', 'state'])),
  name: orNull(Type.String()),
  total: Type.Integer(),
  currency: Type.String(),
  createdAt: Instant,
});
export type OperatorBookingRow = Static<typeof OperatorBookingRow>;
export const OperatorBookings = Type.Object({ items: Type.Array(OperatorBookingRow), next: orNull(Type.String()) });
export type OperatorBookings = Static<typeof OperatorBookings>;

export const OperatorBooking = Type.Object({
  ...OperatorBookingRow.properties,
  /** Travellers and their answers; null when the sale was never completed. */
  party: orNull(ManifestBooking),
  cancellation: orNull(Cancellation),
  history: Type.Array(
    Type.Object({
      at: Instant,
      action: Type.String(),
      toState: BookingStateSchema,
      actor: Type.Enum([...BOOKING_ACTORS]),
      who: orNull(Type.String()),
      reason: orNull(Type.String()),
    }),
  ),
  /** Change that waits for the traveller's answer or payment. */
  change: orNull(OpenChange),
  can: Type.Object({
    accept: Type.Boolean(),
    reject: Type.Boolean(),
    cancel: Type.Boolean(),
    propose: Type.Boolean(),
    message: Type.Boolean(),
  }),
});
export type OperatorBooking = Static<typeof OperatorBooking>;

export const RejectBooking = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) }, closed);

/** Refunds everything that was paid. */
export const CancelOperatorBooking = RejectBooking;
export const ProposalDates = Type.Object({ items: Type.Array(ChangeDate) });
export type ProposalDates = Static<typeof ProposalDates>;
export const ProposeDate = Type.Object(
  { departureId: Id, reason: Type.String({ minLength: 3, maxLength: 500 }) },
  closed,
);
export type ProposeDate = Static<typeof ProposeDate>;
/** `id` is made by the browser; the same id is the same message. */
export const BookingMessage = Type.Object({ id: Id, body: Type.String({ minLength: 5, maxLength: 2000 }) }, closed);
export type BookingMessage = Static<typeof BookingMessage>;

/** The effect of calling a departure off. Every booking is refunded in full or offered another date first. */
export const DepartureCancellation = Type.Object({
  departure: Type.Object({
    id: Id,
    title: Type.String(),
    optionName: Type.String(),
    localDate: Day,
    localTime: orNull(Type.String()),
    state: DepartureStateSchema,
  }),
  bookings: Type.Integer(),
  people: Type.Integer(),
  /** Baskets that are being paid. */
  held: Type.Integer(),
  /** Amount refunded to cards. Resellers' debts are only written off. */
  refund: Type.Integer(),
  currency: Type.String(),
  can: Type.Boolean(),
  /** Other dates of the same option with free places, which can be offered instead. */
  otherDates: Type.Integer(),
  /** Hours that travellers have to choose. */
  choiceHours: Type.Integer(),
  /** Deadline of the travellers' choice after a call-off; `choosing` is the number of travellers who have not chosen yet. */
  choiceUntil: orNull(Instant),
  choosing: Type.Integer(),
});
export type DepartureCancellation = Static<typeof DepartureCancellation>;

/** Why an operator calls it off; `minimum` is also applied by the clock. */
export const CancelDeparture = Type.Object(
  {
    cause: Type.Enum([...CANCELLED_FOR]),
    /** Text for the travellers with bookings or baskets; may be absent only when there are none. */
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
    /** Travellers choose between another date at the price they paid and a full refund. */
    offerDates: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CancelDeparture = Static<typeof CancelDeparture>;
