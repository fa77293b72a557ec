import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { BookingQuestion, MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { UNIT_TYPES } from '#features/operators/contract/unit.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BOOKING_ACTORS, BOOKING_STATES } from './booking-states.ts';

/** Money is in minor units. Instants are UTC. */

export const BookingItem = Type.Object({
  id: Id,
  unitId: Id,
  type: Type.Enum([...UNIT_TYPES]),
  name: Type.String(),
  /** Minor units, taxes included. 0 if the whole group has one price. */
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
  /** Ages in years for which the unit is sold, both included. Null for no limit. Absent in older bookings. */
  ages: Type.Optional(Type.Object({ from: orNull(Type.Integer()), to: orNull(Type.Integer()) })),
  /** `true` if the traveller shows a document, for example for a resident's price. */
  idRequired: Type.Optional(Type.Boolean()),
  resellerReference: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BookingItem = Static<typeof BookingItem>;

/** Data at the time of the purchase. */
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
  /** "HH:MM". Null for any time in the opening hours. */
  localTime: orNull(Type.String()),
  /** Number of consecutive days. Absent for one day. */
  daysInRow: Type.Optional(Type.Integer({ minimum: 2 })),
  /** With `MANUAL` the traveller pays before the operator accepts. */
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
  /** Part of `refund` that the operator received on the spot and returns by hand. Absent without such a part. */
  byHand: Type.Optional(Type.Integer()),
  reason: orNull(Type.String()),
  /** `true` until the payment provider accepts the refund. The places are still taken. */
  pending: Type.Boolean(),
  /** Null if the whole booking was cancelled. */
  itemIds: orNull(Type.Array(Type.String())),
});
export type Cancellation = Static<typeof Cancellation>;

/** For a booking that a reseller sold on its own account. */
export interface ResellerNote {
  keyId: string;
  /** Agencies find bookings by this name, so a newer key finds older bookings. */
  name?: string;
  /** `true` if the booking was sold with a key of the region. */
  region?: boolean;
  resellerReference: string | null;
  contact: Record<string, unknown>;
  notes: string | null;
  /** Keyed by item id. */
  unitContacts?: Record<string, Record<string, unknown>>;
  /** The reseller's net price, where 10,000 is the traveller's price. */
  netBps?: number;
  /** Hash of the request. A later request with the same uuid and hash is a repetition. */
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
