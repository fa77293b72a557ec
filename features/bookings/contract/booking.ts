import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { BookingQuestion, MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { UNIT_TYPES } from '#features/operators/contract/unit.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BOOKING_STATES } from './booking-states.ts';

/** Bookings on the wire. Money in minor units, instants in UTC, local times beside their zone. */

/** One unit sold: one adult, one family. */
export const BookingItem = Type.Object({
  id: Id,
  unitId: Id,
  type: Type.Enum([...UNIT_TYPES]),
  name: Type.String(),
  /** Minor units, taxes included; 0 where the group has one price. */
  price: Type.Integer(),
  /** Places that it takes of the departure. */
  places: Type.Integer(),
  state: Type.Enum(['active', 'redeemed', 'cancelled']),
  redeemedAt: orNull(Instant),
  /** The traveller, as far as the operator needs it. */
  traveller: orNull(
    Type.Object({
      name: Type.Optional(Type.String({ maxLength: 120 })),
      age: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
      document: Type.Optional(Type.String({ maxLength: 40 })),
    }),
  ),
  /** The reseller's own number of the item. */
  resellerReference: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BookingItem = Static<typeof BookingItem>;

/** The content of the booking at the moment of purchase. */
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
  /** "HH:MM"; null for any time of the opening hours. */
  localTime: orNull(Type.String()),
  /** Number of consecutive days at the same hours, when there are several. */
  daysInRow: Type.Optional(Type.Integer({ minimum: 2 })),
  /** `MANUAL`: paid first, then accepted by the operator. */
  confirmation: Type.Enum(['INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL']),
  meeting: MeetingPoint,
  /** The operator's questions; absent when it has none. */
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
  /** Refund in minor units. */
  refund: Type.Integer(),
  reason: orNull(Type.String()),
  /** The provider has not accepted the refund yet; the places stay taken. */
  pending: Type.Boolean(),
  /** Cancelled items; null for all that were left. */
  itemIds: orNull(Type.Array(Type.String())),
});
export type Cancellation = Static<typeof Cancellation>;

/** The reseller that sold it on its own account, and its customer. */
export interface ResellerNote {
  keyId: string;
  /** The agency's name; it owns the booking, whichever key it uses now. */
  name?: string;
  /** True when the booking was sold with a key of the region. */
  region?: boolean;
  resellerReference: string | null;
  contact: Record<string, unknown>;
  notes: string | null;
  /** Contacts of single items, by item id. */
  unitContacts?: Record<string, Record<string, unknown>>;
  /** Share of the price that the reseller owes, in hundredths of a percent; fixed at the sale. */
  netBps?: number;
  /** Hash of the request that made it, to distinguish a repeated request from a different one with the same number. */
  asked?: string;
}

export const BookingStateSchema = Type.Enum([...BOOKING_STATES]);
