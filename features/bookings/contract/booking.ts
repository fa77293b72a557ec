import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { BookingQuestion, MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { UNIT_TYPES } from '#features/operators/contract/unit.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BOOKING_STATES } from './booking-states.ts';

/** What crosses the wire about places that somebody holds or bought. Money in minor units, instants in UTC, local times beside their zone. */

/** One unit sold: one adult, one family. */
export const BookingItem = Type.Object({
  id: Id,
  unitId: Id,
  type: Type.Enum([...UNIT_TYPES]),
  name: Type.String(),
  /** Minor units, taxes included; 0 where the group has one price. */
  price: Type.Integer(),
  /** Places of the departure that it takes. */
  places: Type.Integer(),
  state: Type.Enum(['active', 'redeemed', 'cancelled']),
  redeemedAt: orNull(Instant),
  /** Who it is, as far as the operator has to know. */
  traveller: orNull(
    Type.Object({
      name: Type.Optional(Type.String({ maxLength: 120 })),
      age: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
      document: Type.Optional(Type.String({ maxLength: 40 })),
    }),
  ),
  /** A reseller's own number of it. */
  resellerReference: Type.Optional(Type.String({ maxLength: 200 })),
});
export type BookingItem = Static<typeof BookingItem>;

/** What was bought, as it was told at that moment. */
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
  /** "HH:MM"; null: any time of the opening hours. */
  localTime: orNull(Type.String()),
  /** Of what is given on several days in a row, at the same hours on each: how many. */
  daysInRow: Type.Optional(Type.Integer({ minimum: 2 })),
  /** `MANUAL`: paid first, and the operator has the last word. */
  confirmation: Type.Enum(['INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL']),
  meeting: MeetingPoint,
  /** What the operator asks of the party; none where it asked nothing. */
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
  /** Minor units given back. */
  refund: Type.Integer(),
  reason: orNull(Type.String()),
  /** Asked for, while the provider has not yet taken the refund: the places stay theirs. */
  pending: Type.Boolean(),
  /** Items that are given up; null: all that are left. */
  itemIds: orNull(Type.Array(Type.String())),
});
export type Cancellation = Static<typeof Cancellation>;

/** Who sold it on its own account, and for whom. */
export interface ResellerNote {
  keyId: string;
  /** The agency's name; it owns the booking whatever key it has by now. */
  name?: string;
  /** Sold with a key of the region. */
  region?: boolean;
  resellerReference: string | null;
  contact: Record<string, unknown>;
  notes: string | null;
  /** Contacts of single items, by their ids. */
  unitContacts?: Record<string, Record<string, unknown>>;
  /** Share of the price that the reseller owes, hundredths of a percent; frozen at the sale. */
  netBps?: number;
  /** Hash of the request that made it, to tell a repeated one from another one under its number. */
  asked?: string;
}

export const BookingStateSchema = Type.Enum([...BOOKING_STATES]);
