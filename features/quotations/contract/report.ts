import { type Static, Type } from 'typebox';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { OfferStateSchema, QuotationStateSchema } from './quotation-states.ts';

/** Reports contain no names of travellers and no contact data. */

/**
 * Example: "2026-T4". Only whole quarters are allowed, because subtracting two overlapping periods could reveal single
 * people.
 */
export const Quarter = Type.String({ pattern: '^20\\d{2}-T[1-4]$' });
export const QuarterQuery = Type.Object({ quarter: Type.Optional(Quarter) }, { additionalProperties: false });

/** Smallest number of people that a published figure may count. */
export const LEAST_ASKERS = 10;
export const MOST_LINES = 300;

export const SOURCE_KINDS = ['plan', 'trip', 'itinerary', 'text'] as const;

export const UnansweredRequest = Type.Object({
  id: Id,
  reference: Type.String(),
  state: QuotationStateSchema,
  askedAt: Instant,
  kind: Type.Enum([...SOURCE_KINDS]),
  /** Title of a plan or an itinerary. Null for a title that the traveller wrote. */
  title: orNull(Type.String()),
  people: Type.Integer(),
  begins: orNull(Day),
  areas: Type.Array(Type.String()),
  operators: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      fictional: Type.Boolean(),
      state: OfferStateSchema,
      askedAt: Instant,
      viewedAt: orNull(Instant),
      answerDueAt: Instant,
      endsAt: Instant,
    }),
  ),
  can: Type.Object({ reassign: Type.Boolean() }),
});
export type UnansweredRequest = Static<typeof UnansweredRequest>;
export const UnansweredPage = Type.Object({ items: Type.Array(UnansweredRequest), next: orNull(Type.String()) });
export type UnansweredPage = Static<typeof UnansweredPage>;

export const Reassigned = Type.Object({ operators: Type.Array(Type.String()) });
export type Reassigned = Static<typeof Reassigned>;

export const AnswerFigures = Type.Object({
  /** Counts a request once for each operator that got it. */
  asked: Type.Integer(),
  answered: Type.Integer(),
  declined: Type.Integer(),
  /** Requests that ended without an offer and without a refusal from the operator. */
  silent: Type.Integer(),
  /**
   * `in24` counts requests answered within 24 hours. `due24` counts requests that are answered or at least 24 hours
   * old.
   */
  in24: Type.Integer(),
  due24: Type.Integer(),
  in72: Type.Integer(),
  due72: Type.Integer(),
  /** Minutes to the first offer. */
  medianMinutes: orNull(Type.Integer()),
  p90Minutes: orNull(Type.Integer()),
});
export type AnswerFigures = Static<typeof AnswerFigures>;
export const AnswerTimes = Type.Object({
  quarter: Quarter,
  quarters: Type.Array(Quarter),
  all: AnswerFigures,
  months: Type.Array(Type.Object({ month: Type.String(), ...AnswerFigures.properties })),
  operators: Type.Array(
    Type.Object({ id: Id, name: Type.String(), fictional: Type.Boolean(), ...AnswerFigures.properties }),
  ),
});
export type AnswerTimes = Static<typeof AnswerTimes>;

export const ANSWER_FIGURES = ['asked', 'answered', 'in24', 'in72', 'declined', 'silent'] as const;
export type AnswerFigure = (typeof ANSWER_FIGURES)[number];
export const AnswerEventsBody = Type.Object(
  {
    quarter: Quarter,
    figure: Type.Enum([...ANSWER_FIGURES]),
    month: orNull(Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' })),
    operatorId: orNull(Id),
  },
  { additionalProperties: false },
);
export type AnswerEventsBody = Static<typeof AnswerEventsBody>;
export const AnswerEvents = Type.Object({
  items: Type.Array(
    Type.Object({
      reference: Type.String(),
      operator: Type.String(),
      state: OfferStateSchema,
      askedAt: Instant,
      /** Minutes to the first offer. */
      minutes: orNull(Type.Integer()),
    }),
  ),
  more: Type.Boolean(),
});
export type AnswerEvents = Static<typeof AnswerEvents>;

export const GAP_DIMENSIONS = [
  'outcome',
  'area',
  'kind',
  'month',
  'length',
  'party',
  'language',
  'lodging',
  'budget',
  'reason',
] as const;
export type GapDimension = (typeof GAP_DIMENSIONS)[number];
export const GAP_OUTCOMES = ['nobody_fits', 'silent', 'some_declined', 'all_declined', 'gave_up'] as const;
export type GapOutcome = (typeof GAP_OUTCOMES)[number];

export const GapCell = Type.Object({
  /** Null for a cell of several merged values. */
  key: orNull(Type.String()),
  label: Type.String(),
  requests: Type.Integer(),
  people: Type.Integer(),
});
export type GapCell = Static<typeof GapCell>;
export const SupplyGap = Type.Object({
  quarter: Quarter,
  quarters: Type.Array(Quarter),
  /** Null if the number would reveal fewer than `LEAST_ASKERS` people. */
  asked: orNull(Type.Integer()),
  /** Requests that ended without an offer. Null if fewer than `LEAST_ASKERS` people made them. */
  unserved: orNull(Type.Object({ requests: Type.Integer(), people: Type.Integer() })),
  /** Each cell counts at least `LEAST_ASKERS` people. */
  dimensions: Type.Array(Type.Object({ name: Type.Enum([...GAP_DIMENSIONS]), cells: Type.Array(GapCell) })),
});
export type SupplyGap = Static<typeof SupplyGap>;

export const GapEventsBody = Type.Object(
  {
    quarter: Quarter,
    of: Type.Union([
      Type.Enum(['asked', 'unserved']),
      Type.Object(
        { dimension: Type.Enum([...GAP_DIMENSIONS]), key: orNull(Type.String({ maxLength: 80 })) },
        { additionalProperties: false },
      ),
    ]),
  },
  { additionalProperties: false },
);
export type GapEventsBody = Static<typeof GapEventsBody>;
export const GapEvents = Type.Object({
  items: Type.Array(
    Type.Object({
      /** Null for a request that was refused because no operator was suitable. */
      reference: orNull(Type.String()),
      askedAt: Instant,
      /** Null while the request has an offer or can still get one. */
      outcome: orNull(Type.Enum([...GAP_OUTCOMES])),
      asked: Type.Integer(),
      declined: Type.Integer(),
    }),
  ),
  more: Type.Boolean(),
});
export type GapEvents = Static<typeof GapEvents>;
