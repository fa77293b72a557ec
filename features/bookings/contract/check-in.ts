import { type Static, Type } from 'typebox';
import { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BookingItem, BookingStateSchema } from './booking.ts';

/** A guide's list of a departure and its check-ins. All of it is stored on the phone, to work offline for a day. */

/** Time of the check-in, and the person who made it. */
export const Admission = Type.Object({ at: Instant, by: orNull(Type.String()) });
export type Admission = Static<typeof Admission>;

export const ManifestItem = Type.Object({
  ...Type.Pick(BookingItem, ['id', 'type', 'name', 'state', 'redeemedAt', 'traveller']).properties,
});
export type ManifestItem = Static<typeof ManifestItem>;

export const ManifestBooking = Type.Object({
  id: Id,
  reference: Type.String(),
  state: BookingStateSchema,
  items: Type.Array(ManifestItem),
  contact: Type.Object({
    name: orNull(Type.String()),
    phone: orNull(Type.String()),
    email: orNull(Type.String()),
  }),
  /** The plan's questions with the answers; `who` is set for an answer of one traveller. */
  answers: Type.Array(Type.Object({ label: Type.String(), value: Type.String(), who: orNull(Type.String()) })),
  notes: orNull(Type.String()),
  /** Pickup address. */
  pickup: orNull(Type.String()),
  /** The reseller's own number of the booking. */
  resellerReference: orNull(Type.String()),
  /** The first scan. */
  admitted: orNull(Admission),
});
export type ManifestBooking = Static<typeof ManifestBooking>;

export const DepartureMessage = Type.Object({
  id: Id,
  body: Type.String(),
  by: orNull(Type.String()),
  letters: Type.Integer(),
  sentAt: Instant,
});
export type DepartureMessage = Static<typeof DepartureMessage>;

export const Manifest = Type.Object({
  departure: Type.Object({
    id: Id,
    title: Type.String(),
    optionName: Type.String(),
    localDate: Day,
    /** "HH:MM"; null for any time of the opening hours. */
    localTime: orNull(Type.String()),
    /** Number of consecutive days, when there are several. */
    daysInRow: Type.Optional(Type.Integer({ minimum: 2 })),
    zone: Type.String(),
    startsAt: Instant,
    endsAt: Instant,
    state: Type.String(),
    capacity: orNull(Type.Integer()),
    taken: Type.Integer(),
  }),
  operator: Type.Object({ id: Id, name: Type.String(), fictional: Type.Boolean() }),
  meeting: MeetingPoint,
  bookings: Type.Array(ManifestBooking),
  messages: Type.Array(DepartureMessage),
  /** The key to check vouchers offline: 32 bytes, base64url. It is public. */
  publicKey: Type.String(),
  madeAt: Instant,
  can: Type.Object({ message: Type.Boolean() }),
});
export type Manifest = Static<typeof Manifest>;

export const SCAN_ACTIONS = ['redeem', 'no_show', 'undo'] as const;
export type ScanAction = (typeof SCAN_ACTIONS)[number];

/** One action of a guide at the meeting point, perhaps hours ago while offline. */
export const Scan = Type.Object({
  /** Id made by the phone; the same id counts once. */
  id: Id,
  /** `undo` takes back a mistaken scan. */
  action: Type.Enum([...SCAN_ACTIONS]),
  /** The text of the QR code, or the booking that was ticked by hand. */
  token: Type.Optional(Type.String({ maxLength: 400 })),
  bookingId: Type.Optional(Id),
  /** Items that arrived; all when absent. */
  itemIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 60 })),
  /** Time of the scan by the phone's clock. */
  at: Instant,
});
export type Scan = Static<typeof Scan>;

export const CheckInBody = Type.Object({ scans: Type.Array(Scan, { minItems: 1, maxItems: 200 }) });
export type CheckInBody = Static<typeof CheckInBody>;

export const SCAN_RESULTS = [
  'admitted',
  'missed',
  'undone',
  'already_admitted',
  'other_departure',
  'forged',
  'unknown_booking',
  'not_to_come',
  'too_early',
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

export const ScanAnswer = Type.Object({
  id: Id,
  result: Type.Enum([...SCAN_RESULTS]),
  /** Present state of the booking; null when the scan belongs to no booking of this departure. */
  booking: orNull(ManifestBooking),
});
export type ScanAnswer = Static<typeof ScanAnswer>;

export const CheckInAnswer = Type.Object({ answers: Type.Array(ScanAnswer) });
export type CheckInAnswer = Static<typeof CheckInAnswer>;

export const MessageBody = Type.Object({ id: Id, body: Type.String({ minLength: 5, maxLength: 2000 }) });
export type MessageBody = Static<typeof MessageBody>;

/** Check-in opens this many hours before the start: an earlier scan is a mistake. */
export const ADMISSION_HOURS_BEFORE = 12;
