import { type Static, Type } from 'typebox';
import { BookingHistory, BookingItem, BookingStateSchema, Cancellation } from '#features/bookings/contract/booking.ts';
import { ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { OnSitePayment, RecordOnSitePayment } from '#features/bookings/contract/on-site.ts';
import { ChangeDate, OpenChange } from '#features/checkout/contract/change.ts';
import { CANCELLED_FOR, DepartureStateSchema } from '#features/operators/contract/departure-states.ts';
import { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { UnitCount } from '#features/operators/contract/unit.ts';
import { ON_SITE_MEANS } from '#features/payments/contract/on-site.ts';
import { closed, Day, Id, Instant, MOST_INTEGER, orNull } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';

/** All amounts are in minor units. */

export const BookingCounts = Type.Object({
  pending: Type.Integer(),
  /** Coming departures that were called off, with the number of guests without an email who were not notified yet. */
  toNotify: Type.Array(
    Type.Object({
      departureId: Id,
      title: Type.String(),
      localDate: Day,
      localTime: orNull(Type.String()),
      guests: Type.Integer(),
    }),
  ),
  /** Bookings whose money the operator must still give back by hand, the oldest first. */
  toGiveBack: Type.Array(
    Type.Object({
      bookingId: Id,
      name: orNull(Type.String()),
      title: Type.String(),
      amount: Type.Integer(),
      currency: Type.String(),
    }),
  ),
});

export const SOLD_STATES = ['PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW', 'CANCELLED', 'REJECTED'] as const;

export const OperatorBookingsQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum([...SOLD_STATES])),
    departure: Type.Optional(Id),
    q: Type.Optional(
      Type.String({ minLength: 2, maxLength: 60, description: 'Referencia, nombre, teléfono o correo' }),
    ),
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
  /** `true` until the provider accepts the refund of a cancellation. The seats stay taken until then. */
  ending: Type.Boolean(),
  /** `true` if the departure of the booking is called off. */
  calledOff: Type.Boolean(),
  /** The deadline for choosing another date or a refund after a call-off. Null if there is nothing to choose. */
  chooseUntil: orNull(Instant),
  hasEmail: Type.Boolean(),
  /** `false` if the guest has paid nothing at all. `true` for a reseller's booking. */
  hasPaid: Type.Boolean(),
  title: Type.String(),
  optionName: Type.String(),
  departureId: Id,
  localDate: Day,
  localTime: orNull(Type.String()),
  items: Type.Array(Type.Pick(BookingItem, ['type', 'state'])),
  name: orNull(Type.String()),
  total: Type.Integer(),
  /** Minor units of `total` that are not paid yet. 0 if the party does not come. */
  owed: Type.Integer(),
  currency: Type.String(),
  createdAt: Instant,
});
export type OperatorBookingRow = Static<typeof OperatorBookingRow>;
export const OperatorBookings = Type.Object({ items: Type.Array(OperatorBookingRow), next: orNull(Type.String()) });
export type OperatorBookings = Static<typeof OperatorBookings>;

export const BookingPayment = Type.Object({
  ...OnSitePayment.properties,
  voided: orNull(Type.Object({ at: Instant, by: orNull(Type.String()), reason: Type.String() })),
});
export type BookingPayment = Static<typeof BookingPayment>;

/** Money that the operator gave back to the traveller by hand. The browser creates the id. */
export const RecordOnSiteReturn = RecordOnSitePayment;

export const OperatorBooking = Type.Object({
  ...OperatorBookingRow.properties,
  /** The travellers and their answers, or null for a rejected or unpaid booking. */
  party: orNull(ManifestBooking),
  meeting: MeetingPoint,
  cancellation: orNull(Cancellation),
  history: BookingHistory,
  /** Payments that the operator received on the spot, with the voided ones. */
  onSite: Type.Array(BookingPayment),
  /** Money that the operator gave back by hand, with the voided returns. The earliest return comes first. */
  returns: Type.Array(BookingPayment),
  change: orNull(OpenChange),
  /** The money of a booking that the operator entered, in minor units. It is null for a sale of the site. */
  byHand: orNull(
    Type.Object({
      paid: Type.Integer(),
      owed: Type.Integer(),
      /** The part of `paid` that was noted at the entry without a payment, as in bookings that are older than `means`. */
      paidAtEntry: Type.Integer(),
    }),
  ),
  /** Minor units of `total` that the guest has paid, also on a called-off departure. Null for a reseller's booking. */
  paid: orNull(Type.Integer()),
  /** Minor units that the operator received itself and must still give back by hand after a cancellation. */
  giveBack: Type.Integer(),
  can: Type.Object({
    accept: Type.Boolean(),
    reject: Type.Boolean(),
    cancel: Type.Boolean(),
    propose: Type.Boolean(),
    /** The operator chooses another departure for the guest, who then answers no email. */
    move: Type.Boolean(),
    /** The operator must notify the guest of the called-off departure, because the guest has no email. */
    notify: Type.Boolean(),
    message: Type.Boolean(),
    /** The operator voids a payment that was noted by mistake. */
    void: Type.Boolean(),
  }),
});
export type OperatorBooking = Static<typeof OperatorBooking>;

/** The prices of a departure for a booking that the operator enters. A price is null if the day has none. */
export const DepartureFares = Type.Object({
  title: Type.String(),
  optionName: Type.String(),
  localDate: Day,
  localTime: orNull(Type.String()),
  currency: Type.String(),
  /** Free seats, or null for unlimited capacity. */
  left: orNull(Type.Integer()),
  /** `true` if one price covers the whole group. */
  group: Type.Boolean(),
  groupPrice: orNull(Type.Integer()),
  units: Type.Array(Type.Object({ id: Id, name: Type.String(), price: orNull(Type.Integer()) })),
});
export type DepartureFares = Static<typeof DepartureFares>;

export const EnterBooking = Type.Object(
  {
    /** The browser creates this id. A repeated request with the same id enters no second booking. */
    id: Id,
    contact: Type.Object(
      {
        name: Type.String({ minLength: 2, maxLength: 120 }),
        phone: Telephone(40, 6),
        email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
      },
      closed,
    ),
    units: Type.Array(UnitCount, { minItems: 1, maxItems: 12 }),
    /** The agreed price in minor units. The default is the plan's price. */
    total: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_INTEGER })),
    /** The amount in minor units that the operator has already received. The rest is owed at the departure. */
    paid: Type.Integer({ minimum: 0, maximum: MOST_INTEGER }),
    /** How the operator received `paid`. It is required if `paid` is not 0. */
    means: Type.Optional(Type.Enum([...ON_SITE_MEANS])),
    note: Type.Optional(Type.String({ maxLength: 600 })),
  },
  closed,
);
export type EnterBooking = Static<typeof EnterBooking>;

export const RejectBooking = Type.Object({ reason: Type.String({ minLength: 3, maxLength: 500 }) }, closed);

export const CancelOperatorBooking = Type.Object(
  {
    ...RejectBooking.properties,
    /** The quote of a cancellation that the guest of a booking by hand asked for. Without it, all is given back. */
    quoteId: Type.Optional(Id),
  },
  closed,
);
/** `move` also lists departures that are no longer sold, because the operator may move a booking to them. */
export const ProposalDatesQuery = Type.Object({ move: Type.Optional(Type.Boolean()) }, closed);
export const ProposalDates = Type.Object({ items: Type.Array(ChangeDate) });
export type ProposalDates = Static<typeof ProposalDates>;
export const ProposeDate = Type.Object(
  { departureId: Id, reason: Type.String({ minLength: 3, maxLength: 500 }) },
  closed,
);
export type ProposeDate = Static<typeof ProposeDate>;
/** The browser creates `id`. A repeated request with the same id sends no second message. */
export const BookingMessage = Type.Object({ id: Id, body: Type.String({ minLength: 5, maxLength: 2000 }) }, closed);
export type BookingMessage = Static<typeof BookingMessage>;

export const MoveBooking = Type.Object({ departureId: Id }, closed);
export type MoveBooking = Static<typeof MoveBooking>;

/** A guest of the departure, and the way in which the guest learns that it is called off. */
export const CalledOffGuest = Type.Object({
  bookingId: Id,
  name: orNull(Type.String()),
  phone: orNull(Type.String()),
  reach: Type.Enum(['email', 'telephone', 'reseller']),
  notified: Type.Boolean(),
  /** `true` once the booking waits for the guest's choice or is refunded. Until then, `chooseUntil` is null. */
  settled: Type.Boolean(),
  reference: Type.String(),
  items: Type.Array(Type.Pick(BookingItem, ['type', 'state'])),
  chooseUntil: orNull(Instant),
  hasPaid: Type.Boolean(),
  /** The operator's reason for the call-off. */
  reason: orNull(Type.String()),
});
export type CalledOffGuest = Static<typeof CalledOffGuest>;

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
  held: Type.Integer(),
  /** Minor units that the guests have paid and get back. A reseller's debt is cancelled without a refund. */
  refund: Type.Integer(),
  /** The part of `refund` that the operator received itself and gives back by hand. The site returns the rest. */
  byHand: Type.Integer(),
  currency: Type.String(),
  can: Type.Boolean(),
  otherDates: Type.Integer(),
  choiceHours: Type.Integer(),
  choiceUntil: orNull(Instant),
  choosing: Type.Integer(),
  guests: Type.Array(CalledOffGuest),
});
export type DepartureCancellation = Static<typeof DepartureCancellation>;

export const CancelDeparture = Type.Object(
  {
    cause: Type.Enum([...CANCELLED_FOR]),
    /** The reason is required if the departure has bookings or unpaid baskets. */
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
    offerDates: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CancelDeparture = Static<typeof CancelDeparture>;
