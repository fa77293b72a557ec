import { type Static, Type } from 'typebox';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { OfferStateSchema, QuotationStateSchema } from './quotation-states.ts';

/** What the region sees of quotations: who waits, how fast operators answer, and what was asked and not served. Nobody's name or contact is in it. */

/** "2026-T4", by the region's calendar. The only periods there are: of two that overlap, the difference would tell of few. */
export const Quarter = Type.String({ pattern: '^20\\d{2}-T[1-4]$' });
export const QuarterQuery = Type.Object({ quarter: Type.Optional(Quarter) }, { additionalProperties: false });

/** A figure about what people asked for is told from so many different people on. */
export const LEAST_ASKERS = 10;
/** Lines that a list behind a figure shows. */
export const MOST_LINES = 300;

export const SOURCE_KINDS = ['plan', 'trip', 'itinerary', 'text'] as const;

/** A request that nobody answered in time. */
export const UnansweredRequest = Type.Object({
  id: Id,
  reference: Type.String(),
  state: QuotationStateSchema,
  askedAt: Instant,
  kind: Type.Enum([...SOURCE_KINDS]),
  /** Of a plan or an itinerary, which are public; null: the traveller's own words. */
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

/** How requests that reached operators were answered; an answer is the first offer. */
export const AnswerFigures = Type.Object({
  /** Requests that reached them, without those that were called off before an answer. */
  asked: Type.Integer(),
  answered: Type.Integer(),
  /** Said no. */
  declined: Type.Integer(),
  /** Neither, and their time is over. */
  silent: Type.Integer(),
  /** Answered within 24 and 72 hours, of those whose hours are over. */
  in24: Type.Integer(),
  due24: Type.Integer(),
  in72: Type.Integer(),
  due72: Type.Integer(),
  /** Minutes to the answer; null: none came. */
  medianMinutes: orNull(Type.Integer()),
  p90Minutes: orNull(Type.Integer()),
});
export type AnswerFigures = Static<typeof AnswerFigures>;
export const AnswerTimes = Type.Object({
  quarter: Quarter,
  /** Those that can be chosen, the newest first. */
  quarters: Type.Array(Quarter),
  all: AnswerFigures,
  /** "2026-11", the oldest first. */
  months: Type.Array(Type.Object({ month: Type.String(), ...AnswerFigures.properties })),
  /** The most asked first. */
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
      /** Minutes to the first offer; null: none came. */
      minutes: orNull(Type.Integer()),
    }),
  ),
  /** There are more than are shown. */
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
  /** Null: those that are too few to stand alone, together. */
  key: orNull(Type.String()),
  label: Type.String(),
  requests: Type.Integer(),
  people: Type.Integer(),
});
export type GapCell = Static<typeof GapCell>;
export const SupplyGap = Type.Object({
  quarter: Quarter,
  quarters: Type.Array(Quarter),
  /** All that was asked in the quarter; null: it would tell how few were served. */
  asked: orNull(Type.Integer()),
  /** What nobody offered anything for; null: too few people asked. */
  unserved: orNull(Type.Object({ requests: Type.Integer(), people: Type.Integer() })),
  /** Without cells: too few in all, or they cannot be told apart without telling of few. */
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
      /** Null: nobody fitted, and it became no request. */
      reference: orNull(Type.String()),
      askedAt: Instant,
      /** Null: somebody offered something, or still may. */
      outcome: orNull(Type.Enum([...GAP_OUTCOMES])),
      /** Operators that were asked, and those that said no. */
      asked: Type.Integer(),
      declined: Type.Integer(),
    }),
  ),
  more: Type.Boolean(),
});
export type GapEvents = Static<typeof GapEvents>;
