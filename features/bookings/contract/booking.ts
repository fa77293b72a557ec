import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { BookingQuestion, MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { UNIT_TYPES } from '#features/operators/contract/unit.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BOOKING_ACTORS, BOOKING_STATES } from './booking-states.ts';

/** All amounts are in minor units. */

export const BookingItem = Type.Object({
  id: Id,
  unitId: Id,
  type: Type.Enum([...UNIT_TYPES]),
  name: Type.String(),
  /** The price in minor units, taxes included. It is 0 if the whole group has one price. */
  price: Type.Integer(),
  places: Type.Integer(),
  state: Type.Enum(['active', 'redeemed', 'cancelled']),
  redeemedAt: orNull(Instant),
  traveller: orNull(
    Type.Object({
      name: Type.Optional(Type.String({ maxLength: 120 })),
      age: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
      document: Type.Optional(Type.String({ maxLength: 40 })),
    }),
  ),
  /**
   * A unit is a price category, such as adult or child. It is sold for these ages in years, both included. Null means
   * no limit.
   */
  ages: Type.Optional(Type.Object({ from: orNull(Type.Integer()), to: orNull(Type.Integer()) })),
  /** `true` if the traveller must show a document, for example for a resident's price. */
  idRequired: Type.Optional(Type.Boolean()),
  resellerReference: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BookingItem = Static<typeof BookingItem>;

export const BookingSnapshot = Type.Object({
  title: Type.String(),
  planSlug: Type.String(),
  optionName: Type.String(),
  operatorName: Type.String(),
  operatorSlug: Type.String(),
  fictional: Type.Boolean(),
  zone: Type.String(),
  startsAt: Instant,
  endsAt: Instant,
  localDate: Day,
  /** The start as "HH:MM", or null if visitors may come at any time of the opening hours. */
  localTime: orNull(Type.String()),
  daysInRow: Type.Optional(Type.Integer({ minimum: 2 })),
  /** If the value is `MANUAL`, the traveller pays before the operator accepts. */
  confirmation: Type.Enum(['INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL']),
  meeting: MeetingPoint,
  questions: Type.Optional(Type.Array(BookingQuestion)),
  policy: CancellationPolicy,
});
export type BookingSnapshot = Static<typeof BookingSnapshot>;

export const CANCELLATION_CAUSES = [
  'traveller',
  'reseller',
  'operator',
  'weather',
  'minimum',
  'authority',
  'late_payment',
  'dispute',
] as const;
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number];

export const Cancellation = Type.Object({
  cause: Type.Enum([...CANCELLATION_CAUSES]),
  refund: Type.Integer(),
  /** The part of `refund` that the operator received on the spot and returns by hand. */
  byHand: Type.Optional(Type.Integer()),
  reason: orNull(Type.String()),
  /** `true` until the payment provider accepts the refund. The seats stay taken until then. */
  pending: Type.Boolean(),
  itemIds: orNull(Type.Array(Type.String())),
});
export type Cancellation = Static<typeof Cancellation>;

export interface ResellerNote {
  keyId: string;
  /** Agencies find bookings by their agency name, so a newer key of the agency finds older bookings. */
  name?: string;
  /** `true` if the booking was sold with a key of the region. */
  region?: boolean;
  resellerReference: string | null;
  contact: Record<string, unknown>;
  notes: string | null;
  /** The keys are item ids. */
  unitContacts?: Record<string, Record<string, unknown>>;
  /** The reseller's net price, where 10,000 is the traveller's price. */
  netBps?: number;
  /** The hash of the request. A later request with the same uuid and the same hash is a repetition. */
  asked?: string;
}

export const BookingStateSchema = Type.Enum([...BOOKING_STATES]);

export const BookingHistory = Type.Array(
  Type.Object({
    at: Instant,
    action: Type.String(),
    toState: BookingStateSchema,
    actor: Type.Enum([...BOOKING_ACTORS]),
    who: orNull(Type.String()),
    reason: orNull(Type.String()),
  }),
);
