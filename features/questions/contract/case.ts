import { type Static, Type } from 'typebox';
import { About } from '#features/reviews/contract/owner-queries.ts';
import { REPORT_REASONS } from '#features/reviews/contract/report-reasons.ts';
import { HOLD_REASONS } from '#features/reviews/contract/review-content.ts';
import { closed, Id, Instant, orNull } from '#features/schema.ts';
import { Answer } from './question.ts';
import { QUESTION_JUDGEMENTS, QUESTION_STATES } from './question-states.ts';

/** Lengths in characters. */
export const ANSWER = { least: 2, most: 1000 } as const;

const Cursor = Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' }));

/** A question as the operator's team and the region's staff see it. */
export const QuestionCase = Type.Object({
  id: Id,
  state: Type.Enum([...QUESTION_STATES]),
  owner: Type.Object({ kind: Type.String(), id: Type.String() }),
  about: orNull(About),
  askedBy: Type.String(),
  body: Type.String(),
  writtenAt: Instant,
  publishedAt: orNull(Instant),
  heldFor: Type.Array(Type.Enum([...HOLD_REASONS])),
  /** Reports about which the region has not decided. */
  reports: Type.Array(
    Type.Object({
      answerId: orNull(Id),
      reason: Type.Enum([...REPORT_REASONS]),
      words: orNull(Type.String()),
      at: Instant,
    }),
  ),
  answers: Type.Array(Type.Object({ ...Answer.properties, canWithdraw: Type.Boolean(), canRemove: Type.Boolean() })),
  canAnswer: Type.Boolean(),
  judgements: Type.Array(Type.Enum([...QUESTION_JUDGEMENTS])),
  canMerge: Type.Boolean(),
  /** Only for the region. */
  merged: orNull(
    Type.Object({
      into: orNull(Type.Object({ id: Id, body: Type.String() })),
      at: Instant,
      canUndo: Type.Boolean(),
    }),
  ),
});
export type QuestionCase = Static<typeof QuestionCase>;

export const QuestionCases = Type.Object({ items: Type.Array(QuestionCase), next: orNull(Type.String()) });
export type QuestionCases = Static<typeof QuestionCases>;

export const AnswerBody = Type.Object(
  {
    id: Type.String({
      format: 'uuid',
      description: 'Lo crea el navegador: repetir la solicitud no responde dos veces',
    }),
    body: Type.String({ minLength: ANSWER.least, maxLength: ANSWER.most, pattern: '\\S' }),
  },
  closed,
);
export type AnswerBody = Static<typeof AnswerBody>;

export const TeamQuestionsQuery = Type.Object({ unanswered: Type.Optional(Type.Boolean()), cursor: Cursor }, closed);

export const WAITING = ['unanswered', 'held', 'reported'] as const;
export type Waiting = (typeof WAITING)[number];

/** Parts of the region's list. `merged`: merges that the region may still undo. */
export const REGION_VIEWS = [...WAITING, 'merged'] as const;
export type RegionView = (typeof REGION_VIEWS)[number];

export const RegionQuestionsQuery = Type.Object(
  { waiting: Type.Optional(Type.Enum([...REGION_VIEWS])), cursor: Cursor },
  closed,
);

export const RegionQuestions = Type.Object({
  ...QuestionCases.properties,
  counts: Type.Object({ unanswered: Type.Integer(), held: Type.Integer(), reported: Type.Integer() }),
});
export type RegionQuestions = Static<typeof RegionQuestions>;

export const JudgeQuestion = Type.Object(
  {
    judgement: Type.Enum([...QUESTION_JUDGEMENTS]),
    reason: Type.Optional(Type.Enum([...REPORT_REASONS])),
    answerId: Type.Optional(Type.String({ format: 'uuid', description: 'Con `remove`, retira solo esta respuesta' })),
  },
  closed,
);
export type JudgeQuestion = Static<typeof JudgeQuestion>;

export const ReportQuestion = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no cuenta dos veces' }),
    answerId: Type.Optional(Id),
    reason: Type.Enum([...REPORT_REASONS]),
    words: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
);
export type ReportQuestion = Static<typeof ReportQuestion>;
