import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { MeetingPoint, ProgramDay } from '#features/operators/contract/plan-content.ts';
import { Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { Inclusion, InclusionKinds } from './inclusion-kinds.ts';
import { MOST_REQUESTED_DAYS } from './quotation.ts';

/** An operator's offer: days to read, lines to pay. Money is in minor units of the offer's one currency, taxes included. */

export const LINE_KINDS = ['plan', 'activity', 'guide', 'transport', 'lodging', 'meal', 'ticket', 'other'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const LINE_KIND_NAMES: Record<LineKind, string> = {
  plan: 'Plan propio',
  activity: 'Actividad',
  guide: 'Guía',
  transport: 'Transporte',
  lodging: 'Alojamiento',
  meal: 'Comida',
  ticket: 'Entrada',
  other: 'Otro',
};

/** The people that the quantity of a priced unit can follow when the party changes. */
export const FOLLOWS = ['people', 'adults', 'seniors', 'children'] as const;
export type Follows = (typeof FOLLOWS)[number];
/** The quantity of a unit can also follow the days in a row of its line. */
export const UNIT_FOLLOWS = [...FOLLOWS, 'days'] as const;

export const LineUnit = Type.Object({
  /** Id of the plan's unit, for a line that is a departure. */
  unitId: orNull(Id),
  /** "Adulto", "noche", "auto con conductor". */
  name: text(60, 1),
  quantity: Type.Integer({ minimum: 1, maximum: 500 }),
  unitPrice: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** Null when its quantity does not change. */
  follows: orNull(Type.Enum([...UNIT_FOLLOWS])),
});
export type LineUnit = Static<typeof LineUnit>;

export const OfferLine = Type.Object({
  /** Made by the editor. The same line keeps it from version to version. */
  id: Id,
  kind: Type.Enum([...LINE_KINDS]),
  title: text(120, 1),
  note: text(400),
  /** Kinds that it includes besides its own: "Guía y van" is a guide that brings transport. */
  brings: InclusionKinds,
  /** Its first day, counted from 0. */
  day: Type.Integer({ minimum: 0, maximum: MOST_REQUESTED_DAYS - 1 }),
  /** Number of days in a row. The days of a departure follow from its plan. */
  days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  /** Minutes after local midnight, and length in minutes, on each day. */
  begin: Type.Integer({ minimum: 0, maximum: 1439 }),
  minutes: Type.Integer({ minimum: 5, maximum: 20_160 }),
  /** Id of a place of the region; null for none. */
  place: orNull(text(60)),
  /** For `plan`: the operator's own departure, whose places the line takes. */
  departureId: orNull(Id),
  units: Type.Array(LineUnit, { minItems: 1, maxItems: 12 }),
  /** `true` when the offer cannot be accepted without the line. */
  required: Type.Boolean(),
  /** Ids of the lines that have to be accepted with this one. */
  needs: Type.Array(Id, { maxItems: 20 }),
});
export type OfferLine = Static<typeof OfferLine>;

export const PaymentPart = Type.Object({
  /** Hundredths of a percent of the total. */
  shareBps: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Days before the first day of the offer; null for a payment due at once, which is the deposit. */
  daysBefore: orNull(Type.Integer({ minimum: 0, maximum: 365 })),
});
export type PaymentPart = Static<typeof PaymentPart>;

export const OfferContent = Type.Object({
  title: text(90, 3),
  greeting: text(2000),
  /** First day, local to the operator. */
  startDate: Day,
  days: Type.Array(ProgramDay, { minItems: 1, maxItems: MOST_REQUESTED_DAYS }),
  meeting: MeetingPoint,
  lines: Type.Array(OfferLine, { minItems: 1, maxItems: 60 }),
  includes: Type.Array(Inclusion, { maxItems: 30 }),
  excludes: Type.Array(Inclusion, { maxItems: 30 }),
  conditions: text(3000),
  policy: CancellationPolicy,
  /** The minimum price of the chosen lines. A smaller choice pays the difference, which is shown before. Null for none. */
  minimumTotal: orNull(Type.Integer({ minimum: 1 })),
  /** The first payment is due at once. The shares add up to 10,000. */
  payments: Type.Array(PaymentPart, { minItems: 1, maxItems: 6 }),
  /** Largest number of people in the group; 0 for a private group. */
  groupMost: Type.Integer({ minimum: 0, maximum: 200 }),
  /** Where the travellers sleep, in words; empty for nowhere. */
  lodging: text(200),
  validDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Hours for which places on the operator's own departures are held before an acceptance; 0 for none. */
  optionHours: Type.Integer({ minimum: 0, maximum: 168 }),
});
export type OfferContent = Static<typeof OfferContent>;

/** An unfinished offer: every field has the right type, and every field is optional. */
export const OfferDraft = Type.Partial(OfferContent);
export type OfferDraft = Static<typeof OfferDraft>;

/** A finding of the checks about an offer's days. */
export const OfferFinding = Type.Object({
  code: Type.Enum([
    'closed',
    'hours_assumed',
    'cannot_arrive',
    'overlaps',
    'too_much_driving',
    'no_way',
    'no_meal',
    'unknown_place',
  ]),
  /** Counted from 0. */
  day: Type.Integer({ minimum: 0 }),
  /** Index of the stop in its day; null for the whole day. */
  stop: orNull(Type.Integer({ minimum: 0 })),
  /** Spanish, for both sides. */
  message: Type.String(),
});
export type OfferFinding = Static<typeof OfferFinding>;

/** Facts by which offers are compared. They are computed when an offer is sent. */
export const OfferFacts = Type.Object({
  people: Type.Integer(),
  perPerson: Type.Integer(),
  /** Metres and minutes of driving over all days. */
  metres: Type.Integer(),
  driveMinutes: Type.Integer(),
  meals: Type.Integer(),
  groupMost: Type.Integer(),
  /** The cancellation policy in words. */
  policy: Type.Array(Type.String()),
});
export type OfferFacts = Static<typeof OfferFacts>;

/** A version as it was sent. */
export const SentVersion = Type.Object({
  version: Type.Integer(),
  content: OfferContent,
  findings: Type.Array(OfferFinding),
  /** The operator's reason for sending it despite findings. */
  override: orNull(Type.String()),
  facts: OfferFacts,
  total: Type.Integer(),
  currency: Type.String(),
  sentAt: Instant,
});
export type SentVersion = Static<typeof SentVersion>;
