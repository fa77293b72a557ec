import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { MeetingPoint, ProgramDay } from '#features/operators/contract/plan-content.ts';
import { Day, Id, Instant, orNull, text } from '#features/schema.ts';
import { Inclusion, InclusionKinds } from './inclusion-kinds.ts';
import { MOST_REQUESTED_DAYS } from './quotation.ts';

/** Money is in minor units of the offer's currency and includes taxes. */

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

export const FOLLOWS = ['people', 'adults', 'seniors', 'children'] as const;
export type Follows = (typeof FOLLOWS)[number];
export const UNIT_FOLLOWS = [...FOLLOWS, 'days'] as const;

export const LineUnit = Type.Object({
  /** Id of the plan's unit (a price category such as adult or child). */
  unitId: orNull(Id),
  /** Example: "Adulto", "noche" or "auto con conductor". */
  name: text(60, 1),
  quantity: Type.Integer({ minimum: 1, maximum: 500 }),
  unitPrice: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** The quantity depends on this number, for example on the number of days. Null means a fixed quantity. */
  follows: orNull(Type.Enum([...UNIT_FOLLOWS])),
});
export type LineUnit = Static<typeof LineUnit>;

export const OfferLine = Type.Object({
  /** The editor creates the id. A line keeps its id in later versions. */
  id: Id,
  kind: Type.Enum([...LINE_KINDS]),
  title: text(120, 1),
  note: text(400),
  /** Kinds that the line includes besides its own kind. Example: a guide that brings transport. */
  brings: InclusionKinds,
  /** First day of the line, counted from 0. */
  day: Type.Integer({ minimum: 0, maximum: MOST_REQUESTED_DAYS - 1 }),
  days: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_DAYS }),
  /** Start on each day in minutes after local midnight. `minutes` is the length in minutes. */
  begin: Type.Integer({ minimum: 0, maximum: 1439 }),
  minutes: Type.Integer({ minimum: 5, maximum: 20_160 }),
  place: orNull(text(60)),
  /** The operator's departure whose seats the line sells. Only lines of the kind `plan` have a departure. */
  departureId: orNull(Id),
  units: Type.Array(LineUnit, { minItems: 1, maxItems: 12 }),
  required: Type.Boolean(),
  /** Ids of lines that must be accepted together with this line. */
  needs: Type.Array(Id, { maxItems: 20 }),
});
export type OfferLine = Static<typeof OfferLine>;

export const PaymentPart = Type.Object({
  /** Hundredths of a percent of the total. */
  shareBps: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Days before the first day of the offer. Null for the deposit, which is due at once. */
  daysBefore: orNull(Type.Integer({ minimum: 0, maximum: 365 })),
});
export type PaymentPart = Static<typeof PaymentPart>;

export const OfferContent = Type.Object({
  title: text(90, 3),
  greeting: text(2000),
  /** First day in the operator's time zone. */
  startDate: Day,
  days: Type.Array(ProgramDay, { minItems: 1, maxItems: MOST_REQUESTED_DAYS }),
  meeting: MeetingPoint,
  lines: Type.Array(OfferLine, { minItems: 1, maxItems: 60 }),
  includes: Type.Array(Inclusion, { maxItems: 30 }),
  excludes: Type.Array(Inclusion, { maxItems: 30 }),
  conditions: text(3000),
  policy: CancellationPolicy,
  /** Minor units. The traveller pays this price if the chosen lines cost less. */
  minimumTotal: orNull(Type.Integer({ minimum: 1 })),
  /** The first payment is due at once. The shares add up to 10,000. */
  payments: Type.Array(PaymentPart, { minItems: 1, maxItems: 6 }),
  /** Largest number of people in the group. 0 means a private group. */
  groupMost: Type.Integer({ minimum: 0, maximum: 200 }),
  lodging: text(200),
  validDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Hours for which seats are held after the offer is sent. 0 holds no seats. */
  optionHours: Type.Integer({ minimum: 0, maximum: 168 }),
});
export type OfferContent = Static<typeof OfferContent>;

export const OfferDraft = Type.Partial(OfferContent);
export type OfferDraft = Static<typeof OfferDraft>;

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
    'empty_day',
  ]),
  /** Day of the offer, counted from 0. */
  day: Type.Integer({ minimum: 0 }),
  /** Index of the stop in its day. Null if the finding concerns the whole day. */
  stop: orNull(Type.Integer({ minimum: 0 })),
  message: Type.String(),
});
export type OfferFinding = Static<typeof OfferFinding>;

export const OfferFacts = Type.Object({
  people: Type.Integer(),
  perPerson: Type.Integer(),
  metres: Type.Integer(),
  driveMinutes: Type.Integer(),
  meals: Type.Integer(),
  groupMost: Type.Integer(),
  policy: Type.Array(Type.String()),
});
export type OfferFacts = Static<typeof OfferFacts>;

export const SentVersion = Type.Object({
  version: Type.Integer(),
  content: OfferContent,
  findings: Type.Array(OfferFinding),
  /** The operator's explanation of the findings. */
  override: orNull(Type.String()),
  facts: OfferFacts,
  total: Type.Integer(),
  currency: Type.String(),
  sentAt: Instant,
});
export type SentVersion = Static<typeof SentVersion>;
