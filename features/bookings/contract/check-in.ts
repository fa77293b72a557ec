import { type Static, Type } from 'typebox';
import { AssignedResource } from '#features/operators/contract/assigned-resource.ts';
import { DepartureClosure } from '#features/operators/contract/departure-closure.ts';
import { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BookingItem, BookingStateSchema } from './booking.ts';
import { BookingMoney } from './on-site.ts';

export const Admission = Type.Object({ at: Instant, by: orNull(Type.String()) });
export type Admission = Static<typeof Admission>;

export const ManifestItem = Type.Object({
  ...Type.Pick(BookingItem, ['id', 'type', 'name', 'state', 'redeemedAt', 'traveller']).properties,
});
export type ManifestItem = Static<typeof ManifestItem>;

export const ManifestBooking = Type.Object({
  id: Id,
  reference: Type.String(),
  /** The reference of the traveller's order. The field is absent if a reseller sold the booking. */
  orderReference: Type.Optional(Type.String()),
  state: BookingStateSchema,
  /** `true` if the whole departure is called off. Absent in lists that a phone stored earlier. */
  calledOff: Type.Optional(Type.Boolean()),
  items: Type.Array(ManifestItem),
  contact: Type.Object({
    name: orNull(Type.String()),
    phone: orNull(Type.String()),
    email: orNull(Type.String()),
  }),
  /** `who` is null if the answer is for the whole party. */
  answers: Type.Array(Type.Object({ label: Type.String(), value: Type.String(), who: orNull(Type.String()) })),
  notes: orNull(Type.String()),
  pickup: orNull(Type.String()),
  resellerReference: orNull(Type.String()),
  admitted: orNull(Admission),
  /** The field is absent if a reseller sold the booking. */
  money: Type.Optional(BookingMoney),
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
    /** The start as "HH:MM", or null if visitors may come at any time of the opening hours. */
    localTime: orNull(Type.String()),
    daysInRow: Type.Optional(Type.Integer({ minimum: 2 })),
    zone: Type.String(),
    startsAt: Instant,
    endsAt: Instant,
    state: Type.String(),
    capacity: orNull(Type.Integer()),
    taken: Type.Integer(),
    /** Phones may have stored lists without this field. */
    resources: Type.Optional(Type.Array(AssignedResource)),
    /** Closures that change the program on this day. Absent in lists that a phone stored earlier. */
    closures: Type.Optional(Type.Array(DepartureClosure)),
  }),
  operator: Type.Object({ id: Id, name: Type.String(), fictional: Type.Boolean() }),
  meeting: MeetingPoint,
  bookings: Type.Array(ManifestBooking),
  messages: Type.Array(DepartureMessage),
  publicKey: Type.String(),
  madeAt: Instant,
  can: Type.Object({
    message: Type.Boolean(),
    /** `true` for people who may change or call off the departure. Absent in lists that a device stored earlier. */
    change: Type.Optional(Type.Boolean()),
  }),
});
export type Manifest = Static<typeof Manifest>;

export const SCAN_ACTIONS = ['redeem', 'no_show', 'undo'] as const;
export type ScanAction = (typeof SCAN_ACTIONS)[number];

export const Scan = Type.Object({
  /** The phone creates this id. Scans with the same id count once. */
  id: Id,
  /** `undo` reverts an admission or a no-show. */
  action: Type.Enum([...SCAN_ACTIONS]),
  /** The text of the QR code. The field is absent if the guide ticked the booking by hand. */
  token: Type.Optional(Type.String({ maxLength: 400 })),
  bookingId: Type.Optional(Id),
  /** The field is absent if all travellers of the booking arrived. */
  itemIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 60 })),
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
  /** The booking is null if no booking of the departure fits the scan. */
  booking: orNull(ManifestBooking),
});
export type ScanAnswer = Static<typeof ScanAnswer>;

export const CheckInAnswer = Type.Object({ answers: Type.Array(ScanAnswer) });
export type CheckInAnswer = Static<typeof CheckInAnswer>;

export const MessageBody = Type.Object({ id: Id, body: Type.String({ minLength: 5, maxLength: 2000 }) });
export type MessageBody = Static<typeof MessageBody>;

export const ADMISSION_HOURS_BEFORE = 12;
