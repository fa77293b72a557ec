import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Scores, Stars } from '#features/reviews/contract/review.ts';
import { NAME, REPLY, REVIEW_LANGUAGES, WORDS } from '#features/reviews/contract/review-content.ts';

const Slug = Type.String({ pattern: '^[a-z0-9-]+$' });

/** Schema of `regions/<id>/reviews.json`. Operators and plans are named by slug. */
const ReviewsFile = Type.Array(
  Type.Object(
    {
      operator: Slug,
      plan: Slug,
      author: Type.String({ minLength: NAME.least, maxLength: NAME.most }),
      rating: Stars,
      scores: Type.Optional(Scores),
      body: Type.String({ minLength: WORDS.least, maxLength: WORDS.most }),
      language: Type.Optional(Type.Enum([...REVIEW_LANGUAGES])),
      daysAgo: Type.Integer({ minimum: 1, maximum: 365 }),
      reply: Type.Optional(Type.String({ minLength: REPLY.least, maxLength: REPLY.most })),
    },
    { additionalProperties: false },
  ),
);
export type FileReview = Static<typeof ReviewsFile>[number];

export function readReviewsFile(text: string, name: string): FileReview[] {
  const value: unknown = JSON.parse(text);
  if (Value.Check(ReviewsFile, value)) return value;
  const [fault] = Value.Errors(ReviewsFile, value);
  throw new Error(`${name}: ${fault?.instancePath ?? ''} ${fault?.message ?? 'is not a list of reviews'}`);
}
