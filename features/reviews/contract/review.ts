import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { APPEAL, HOLD_REASONS, NAME, REVIEW_LANGUAGES, WORDS } from './review-content.ts';
import { REVIEW_STATES } from './review-states.ts';

export const Stars = Type.Integer({ minimum: 1, maximum: 5 });

export const Scores = Type.Object(
  {
    service: Type.Optional(Stars),
    organisation: Type.Optional(Stars),
    value: Type.Optional(Stars),
    safety: Type.Optional(Stars),
    as_described: Type.Optional(Stars),
    access: Type.Optional(Stars),
  },
  { additionalProperties: false },
);
export type Scores = Static<typeof Scores>;

export const REPLIERS = ['owner', 'region'] as const;
export type Replier = (typeof REPLIERS)[number];

export const Reply = Type.Object({
  body: Type.String(),
  at: Instant,
  by: Type.Enum([...REPLIERS], { description: 'Quien lleva el lugar o vende el plan, o la región' }),
});
export type Reply = Static<typeof Reply>;

export const ReviewBody = Type.Object(
  {
    rating: Stars,
    scores: Scores,
    body: Type.String({ minLength: 1, maxLength: WORDS.most, pattern: '\\S' }),
    author: Type.String({ minLength: NAME.least, maxLength: NAME.most, pattern: '\\S' }),
    language: Type.Enum([...REVIEW_LANGUAGES]),
  },
  { additionalProperties: false },
);
export type ReviewBody = Static<typeof ReviewBody>;

export const AppealBody = Type.Object(
  { words: Type.String({ minLength: APPEAL.least, maxLength: APPEAL.most, pattern: '\\S' }) },
  { additionalProperties: false },
);

export const AuthorReview = Type.Object({
  ...ReviewBody.properties,
  id: Id,
  language: Type.String(),
  state: Type.Enum([...REVIEW_STATES]),
  heldFor: Type.Array(Type.Enum([...HOLD_REASONS])),
  removedFor: orNull(Type.Enum([...REPORT_REASONS])),
  appeal: orNull(Type.String()),
  reply: orNull(Reply),
  writtenAt: Instant,
});
export type AuthorReview = Static<typeof AuthorReview>;

export const BookingReview = Type.Object({
  time: Type.Enum(['not_yet', 'open', 'over', 'never']),
  /** Last time at which the review can be written. */
  until: Instant,
  /** Last time at which the review can be changed. */
  reviseUntil: orNull(Instant),
  /** First name and initial of the buyer. Empty if the name is unknown. */
  suggestedAuthor: Type.String(),
  review: orNull(AuthorReview),
  can: Type.Object({ write: Type.Boolean(), appeal: Type.Boolean() }),
});
export type BookingReview = Static<typeof BookingReview>;
