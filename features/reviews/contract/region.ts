import { type Static, Type } from 'typebox';
import { Instant, orNull } from '#features/schema.ts';
import { About } from './owner-queries.ts';
import { Review } from './public-review.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { HOLD_REASONS, REPLY } from './review-content.ts';
import { JUDGEMENTS, REVIEW_STATES } from './review-states.ts';

const Cursor = Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' }));

export const OperatorReview = Type.Object({ ...Review.properties, canReply: Type.Boolean() });
export type OperatorReview = Static<typeof OperatorReview>;

export const OperatorReviews = Type.Object({ items: Type.Array(OperatorReview), next: orNull(Type.String()) });
export type OperatorReviews = Static<typeof OperatorReviews>;

export const OperatorReviewsQuery = Type.Object(
  { unanswered: Type.Optional(Type.Boolean()), cursor: Cursor },
  { additionalProperties: false },
);

export const ReplyBody = Type.Object(
  { body: Type.String({ minLength: REPLY.least, maxLength: REPLY.most, pattern: '\\S' }) },
  { additionalProperties: false },
);

export const WAITING = ['held', 'reported', 'appealed'] as const;
export type Waiting = (typeof WAITING)[number];
/** `unanswered`: published reviews to which the region can reply. They are not part of the queue. */
export const REGION_LISTS = [...WAITING, 'unanswered'] as const;
export type RegionList = (typeof REGION_LISTS)[number];

export const RegionReview = Type.Object({
  ...Review.properties,
  publishedAt: orNull(Instant),
  state: Type.Enum([...REVIEW_STATES]),
  about: orNull(About),
  writtenAt: Instant,
  heldFor: Type.Array(Type.Enum([...HOLD_REASONS])),
  removedFor: orNull(Type.Enum([...REPORT_REASONS])),
  appeal: orNull(Type.String()),
  reports: Type.Array(
    Type.Object({ reason: Type.Enum([...REPORT_REASONS]), words: orNull(Type.String()), at: Instant }),
  ),
  /** Decisions that the caller may take. The list is empty for the person who removed the review. */
  judgements: Type.Array(Type.Enum([...JUDGEMENTS])),
  /** The region replies where no owner does. */
  canReply: Type.Boolean(),
});
export type RegionReview = Static<typeof RegionReview>;

export const RegionReviews = Type.Object({
  items: Type.Array(RegionReview),
  next: orNull(Type.String()),
  counts: Type.Object({ held: Type.Integer(), reported: Type.Integer(), appealed: Type.Integer() }),
});
export type RegionReviews = Static<typeof RegionReviews>;

export const RegionReviewsQuery = Type.Object(
  { state: Type.Optional(Type.Enum([...REGION_LISTS])), cursor: Cursor },
  { additionalProperties: false },
);

export const JudgeBody = Type.Object(
  {
    judgement: Type.Enum([...JUDGEMENTS]),
    reason: Type.Optional(Type.Enum([...REPORT_REASONS])),
  },
  { additionalProperties: false },
);
export type JudgeBody = Static<typeof JudgeBody>;
