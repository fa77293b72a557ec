import { type Static, Type } from 'typebox';
import { Comment } from './comment.ts';
import { COMMENT_STATES, JUDGEMENTS } from './comment-states.ts';
import { REPORT_REASONS } from './report.ts';
import { REPLY } from './review-limits.ts';
import { HOLD_REASONS } from './screen-words.ts';

const orNull = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Instant = Type.String({ format: 'date-time' });
const Cursor = Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' }));

/** What an operator reads of what people say of it, and answers once. */
export const OfficeComment = Type.Object({ ...Comment.properties, canReply: Type.Boolean() });
export type OfficeComment = Static<typeof OfficeComment>;

export const OfficeComments = Type.Object({ items: Type.Array(OfficeComment), next: orNull(Type.String()) });
export type OfficeComments = Static<typeof OfficeComments>;

export const OfficeCommentsQuery = Type.Object(
  { unanswered: Type.Optional(Type.Boolean()), cursor: Cursor },
  { additionalProperties: false },
);

export const ReplyBody = Type.Object(
  { body: Type.String({ minLength: REPLY.least, maxLength: REPLY.most, pattern: '\\S' }) },
  { additionalProperties: false },
);

export const WAITING = ['held', 'reported', 'appealed'] as const;
export type Waiting = (typeof WAITING)[number];

/** A comment that waits for the region. */
export const DeskComment = Type.Object({
  ...Comment.properties,
  publishedAt: orNull(Instant),
  state: Type.Enum([...COMMENT_STATES]),
  /** Of which place, operator or trip; null when it is gone. */
  about: orNull(Type.String()),
  writtenAt: Instant,
  heldFor: Type.Array(Type.Enum([...HOLD_REASONS])),
  removedFor: orNull(Type.Enum([...REPORT_REASONS])),
  appeal: orNull(Type.String()),
  reports: Type.Array(
    Type.Object({ reason: Type.Enum([...REPORT_REASONS]), words: orNull(Type.String()), at: Instant }),
  ),
  /** Empty where somebody else has to judge: whoever took it away does not decide about the appeal. */
  judgements: Type.Array(Type.Enum([...JUDGEMENTS])),
});
export type DeskComment = Static<typeof DeskComment>;

export const DeskComments = Type.Object({
  items: Type.Array(DeskComment),
  next: orNull(Type.String()),
  counts: Type.Object({ held: Type.Integer(), reported: Type.Integer(), appealed: Type.Integer() }),
});
export type DeskComments = Static<typeof DeskComments>;

export const DeskCommentsQuery = Type.Object(
  { state: Type.Optional(Type.Enum([...WAITING])), cursor: Cursor },
  { additionalProperties: false },
);

export const JudgeBody = Type.Object(
  {
    judgement: Type.Enum([...JUDGEMENTS]),
    /** Needed to take one away. */
    reason: Type.Optional(Type.Enum([...REPORT_REASONS])),
  },
  { additionalProperties: false },
);
export type JudgeBody = Static<typeof JudgeBody>;
