import { type Static, Type } from 'typebox';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { MeetingPoint, ProgramDay } from '#features/operators/contract/plan-content.ts';
import { Day, Id, orNull, text } from '#features/schema.ts';
import { MOST_REQUESTED_DAYS } from './quotation.ts';

/** What an operator offers: days to read, lines to pay. Money in minor units of the offer's one currency, taxes included. */

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

/** Whom the quantity of a priced unit follows when the party changes; null: it stays. */
export const FOLLOWS = ['people', 'adults', 'seniors', 'children'] as const;
export type Follows = (typeof FOLLOWS)[number];

export const LineUnit = Type.Object({
  /** A unit of the plan's option, of a line that is a departure. */
  unitId: orNull(Id),
  /** "Adulto", "noche", "auto con conductor". */
  name: text(60, 1),
  quantity: Type.Integer({ minimum: 1, maximum: 500 }),
  unitPrice: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  follows: orNull(Type.Enum([...FOLLOWS])),
});
export type LineUnit = Static<typeof LineUnit>;

export const OfferLine = Type.Object({
  /** Made by the editor; the same line keeps it from version to version. */
  id: Id,
  kind: Type.Enum([...LINE_KINDS]),
  title: text(120, 1),
  note: text(400),
  /** From 0. */
  day: Type.Integer({ minimum: 0, maximum: MOST_REQUESTED_DAYS - 1 }),
  /** Minutes after local midnight of that day, and how long. */
  begin: Type.Integer({ minimum: 0, maximum: 1439 }),
  minutes: Type.Integer({ minimum: 5, maximum: 20_160 }),
  /** A company of the region; null: none. */
  place: orNull(text(60)),
  /** Of `plan`: the operator's own departure, whose places are taken. */
  departureId: orNull(Id),
  units: Type.Array(LineUnit, { minItems: 1, maxItems: 12 }),
  /** The offer is not given without it. */
  required: Type.Boolean(),
  /** Lines without which this one makes no sense. */
  needs: Type.Array(Id, { maxItems: 20 }),
});
export type OfferLine = Static<typeof OfferLine>;

export const PaymentPart = Type.Object({
  /** Hundredths of a percent of the total. */
  shareBps: Type.Integer({ minimum: 1, maximum: 10_000 }),
  /** Days before the first day; null: at once, which is the deposit. */
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
  includes: Type.Array(text(100, 1), { maxItems: 30 }),
  excludes: Type.Array(text(100, 1), { maxItems: 30 }),
  conditions: text(3000),
  policy: CancellationPolicy,
  /** What the lines that are chosen cost at least; a smaller choice pays the difference, told before. Null: nothing. */
  minimumTotal: orNull(Type.Integer({ minimum: 1 })),
  /** The first is due at once; together 10,000. */
  payments: Type.Array(PaymentPart, { minItems: 1, maxItems: 6 }),
  /** Most people in the group; 0: only this party. */
  groupMost: Type.Integer({ minimum: 0, maximum: 200 }),
  /** Where they sleep, in words; empty: nowhere. */
  lodging: text(200),
  validDays: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Hours for which the places of own departures are held for this offer, unaccepted; 0: none. */
  optionHours: Type.Integer({ minimum: 0, maximum: 168 }),
});
export type OfferContent = Static<typeof OfferContent>;

/** Half-written: everything that is there is of the right kind, and nothing has to be. */
export const OfferDraft = Type.Partial(OfferContent);
export type OfferDraft = Static<typeof OfferDraft>;

/** What the engine has to say about an offer's days. */
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
  /** From 0. */
  day: Type.Integer({ minimum: 0 }),
  /** Of the day; null: about the whole day. */
  stop: orNull(Type.Integer({ minimum: 0 })),
  /** Spanish, as both sides read it. */
  message: Type.String(),
});
export type OfferFinding = Static<typeof OfferFinding>;

/** What offers are compared by; worked out when one is sent. */
export const OfferFacts = Type.Object({
  people: Type.Integer(),
  perPerson: Type.Integer(),
  /** Metres and minutes on the road over all days. */
  metres: Type.Integer(),
  driveMinutes: Type.Integer(),
  meals: Type.Integer(),
  groupMost: Type.Integer(),
  /** The policy in words. */
  policy: Type.Array(Type.String()),
});
export type OfferFacts = Static<typeof OfferFacts>;
