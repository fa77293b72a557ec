import { type Static, Type } from 'typebox';
import { BookingItem, BookingSnapshot, BookingStateSchema, Cancellation } from '#features/bookings/contract/booking.ts';
import { OnSitePayment } from '#features/bookings/contract/on-site.ts';
import { AssignedResource } from '#features/operators/contract/assigned-resource.ts';
import { DepartureClosure } from '#features/operators/contract/departure-closure.ts';
import { UnitCount } from '#features/operators/contract/unit.ts';
import { PAYMENT_STATES } from '#features/payments/contract/payment-states.ts';
import { REFUND_STATES } from '#features/payments/contract/refund-states.ts';
import { Id, Instant, orNull } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';
import { OpenChange } from './change.ts';
import { ORDER_STATES } from './order-states.ts';

/** All amounts are in minor units of the order's currency. */

export const OrderLine = Type.Object({
  /** The browser creates this id, which becomes the id of the booking. */
  uuid: Id,
  departureId: Id,
  units: Type.Array(UnitCount, { minItems: 1, maxItems: 12 }),
});
export type OrderLine = Static<typeof OrderLine>;

export const PlaceOrderBody = Type.Object({
  /** The browser creates this id. A repeated request with the same id creates no second order. */
  uuid: Id,
  lines: Type.Array(OrderLine, { minItems: 1, maxItems: 30 }),
  /** The total in minor units that the buyer saw. If the total has changed, no seats are held. */
  expectedTotal: Type.Optional(Type.Integer({ minimum: 0 })),
  /** A random id of the browser. The site counts the unpaid orders of a browser by this id. */
  browser: Type.Optional(Id),
  emailPass: Type.Optional(Type.String({ maxLength: 200 })),
});
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

export const Contact = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 120 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: Telephone(40),
});
export type Contact = Static<typeof Contact>;

export const ChangeOrderEmail = Type.Object({ email: Contact.properties.email }, { additionalProperties: false });
export type ChangeOrderEmail = Static<typeof ChangeOrderEmail>;

/** The schema has no format checks, so that stored contacts stay readable when the rules change. */
const KeptContact = Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() });

export const OrderDetailsBody = Type.Object({
  contact: Contact,
  lines: Type.Array(
    Type.Object({
      bookingId: Id,
      travellers: Type.Array(
        Type.Object({
          itemId: Id,
          name: Type.Optional(Type.String({ maxLength: 120 })),
          age: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
          document: Type.Optional(Type.String({ maxLength: 40 })),
        }),
        { maxItems: 60 },
      ),
      /** The key is the question's id, or `<question>/<item>` for the answer of one traveller. */
      answers: Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 400 })),
      pickup: Type.Optional(Type.String({ maxLength: 200 })),
      note: Type.Optional(Type.String({ maxLength: 600 })),
    }),
    { maxItems: 30 },
  ),
});
export type OrderDetailsBody = Static<typeof OrderDetailsBody>;

export const Instalment = Type.Object({
  /** Instalment 1 is due at once, and paying it confirms the order. */
  number: Type.Integer({ minimum: 1 }),
  dueAt: Instant,
  amount: Type.Integer({ minimum: 0 }),
  /** The parts add up to `amount`. */
  parts: Type.Array(Type.Object({ bookingId: Id, amount: Type.Integer({ minimum: 0 }) })),
});
export type Instalment = Static<typeof Instalment>;

export const OrderBooking = Type.Object({
  id: Id,
  reference: Type.String(),
  state: BookingStateSchema,
  operatorId: Id,
  planId: Id,
  departureId: Id,
  total: Type.Integer(),
  tax: Type.Integer(),
  items: Type.Array(BookingItem),
  snapshot: BookingSnapshot,
  answers: orNull(Type.Record(Type.String(), Type.Unknown())),
  cancellation: orNull(Cancellation),
  change: orNull(OpenChange),
  calledOff: Type.Boolean(),
  /** `true` if the plan was made for one quotation and has no public page. */
  madeToOrder: Type.Boolean(),
  /** Browsers may have stored orders without this field. */
  resources: Type.Optional(Type.Array(AssignedResource)),
  /** Closed stops on the day of the departure. Browsers may have stored orders without this field. */
  closures: Type.Optional(Type.Array(DepartureClosure)),
});
export type OrderBooking = Static<typeof OrderBooking>;

const PaidCard = Type.Object({ brand: Type.String(), last4: Type.String() });

export const OrderPayment = Type.Object({
  id: Id,
  instalment: Type.Integer(),
  state: Type.Enum([...PAYMENT_STATES]),
  decline: orNull(Type.Object({ kind: Type.Enum(['soft', 'hard']), code: Type.String() })),
  amount: Type.Integer(),
  currency: Type.String(),
  captured: Type.Integer(),
  refunded: Type.Integer(),
  action: orNull(Type.Object({ kind: Type.Enum(['page', 'frame']), url: Type.String() })),
  card: orNull(PaidCard),
  test: Type.Boolean(),
  at: Instant,
});
export type OrderPayment = Static<typeof OrderPayment>;

export const OrderOnSitePayment = Type.Object({ ...Type.Omit(OnSitePayment, ['by']).properties, bookingId: Id });

export const OrderRefund = Type.Object({
  id: Id,
  bookingId: orNull(Id),
  state: Type.Enum([...REFUND_STATES]),
  reason: Type.String(),
  amount: Type.Integer(),
  /** The card is null if the provider does not report the card. */
  card: orNull(PaidCard),
  at: Instant,
  settledAt: orNull(Instant),
});
export type OrderRefund = Static<typeof OrderRefund>;

export const Order = Type.Object({
  id: Id,
  reference: Type.String(),
  state: Type.Enum([...ORDER_STATES]),
  currency: Type.String(),
  total: Type.Integer(),
  paid: Type.Integer(),
  schedule: Type.Array(Instalment),
  holdUntil: orNull(Instant),
  holdExtended: Type.Boolean(),
  contact: orNull(KeptContact),
  /** The reference of the order's quotation, or null for a purchase from the catalogue. */
  quotation: orNull(Type.String()),
  bookings: Type.Array(OrderBooking),
  payments: Type.Array(OrderPayment),
  /** Payments that operators received on the spot. Browsers may have stored orders without this field. */
  onSite: Type.Optional(Type.Array(OrderOnSitePayment)),
  refunds: Type.Array(OrderRefund),
  testMode: Type.Boolean(),
  createdAt: Instant,
  confirmedAt: orNull(Instant),
});
export type Order = Static<typeof Order>;

/** `secret` opens the order. A repeated request gets the same secret. */
export const PlacedOrder = Type.Object({ order: Order, secret: Type.String() });

export const StartTransactionBody = Type.Object({
  orderId: Id,
  /** The browser creates this key. A repeated request with the same key starts no second payment. */
  key: Id,
  instalment: Type.Integer({ minimum: 1, maximum: 60 }),
  mode: Type.Enum(['page', 'frame']),
  payer: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 120 }),
    email: Type.String({ format: 'email', maxLength: 254 }),
  }),
  accepted: Type.Array(
    Type.Object({
      kind: Type.Enum(['terms', 'privacy', 'cancellation', 'withdrawal']),
      version: Type.Integer({ minimum: 1 }),
      hash: Type.String({ maxLength: 100 }),
    }),
    { maxItems: 6 },
  ),
});
export type StartTransactionBody = Static<typeof StartTransactionBody>;

export const Transaction = Type.Object({
  payment: OrderPayment,
  order: Type.Object({
    id: Id,
    reference: Type.String(),
    state: Type.Enum([...ORDER_STATES]),
    holdUntil: orNull(Instant),
  }),
});
export type Transaction = Static<typeof Transaction>;

export const CardConfiguration = Type.Object({
  provider: Type.String(),
  modes: Type.Array(Type.Enum(['page', 'frame'])),
  mode: Type.Enum(['page', 'frame']),
  publicKey: Type.String(),
  test: Type.Boolean(),
});
export type CardConfiguration = Static<typeof CardConfiguration>;
