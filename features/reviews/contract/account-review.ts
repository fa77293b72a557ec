import { type Static, Type } from 'typebox';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';
import { About, OwnerRef } from './owner-queries.ts';
import { AuthorReview, ReviewBody } from './review.ts';
import { TITLE } from './review-content.ts';

/** A person can review a visit for this number of months. */
export const VISIT_MONTHS = 24;

export const AccountReviewBody = Type.Object(
  {
    about: OwnerRef,
    ...ReviewBody.properties,
    title: Type.Optional(Type.String({ maxLength: TITLE.most })),
    visitedMonth: Type.Optional(
      Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'Mes de la visita, AAAA-MM' }),
    ),
  },
  closed,
);
export type AccountReviewBody = Static<typeof AccountReviewBody>;

export const AccountReview = Type.Object({
  ...AuthorReview.properties,
  about: orNull(About),
  title: orNull(Type.String()),
  verification: Type.Integer({ minimum: 0, maximum: 4 }),
  visitedOn: orNull(Day),
  publishedAt: orNull(Instant),
  fromBooking: Type.Boolean({ description: 'Se escribió con una reserva: se cambia desde la reserva' }),
  can: Type.Object({
    write: Type.Boolean(),
    withdraw: Type.Boolean(),
    resume: Type.Boolean({ description: 'Deshacer el borrado' }),
    appeal: Type.Boolean(),
  }),
});
export type AccountReview = Static<typeof AccountReview>;

export const AccountReviews = Type.Object({ items: Type.Array(AccountReview) });
export type AccountReviews = Static<typeof AccountReviews>;

export const AboutQuery = Type.Object(OwnerRef.properties, closed);

/** The account's part of one owner. */
export const AccountReviewOf = Type.Object({
  review: orNull(AccountReview),
  /** First name and initial of the account. */
  suggestedAuthor: Type.String(),
  /** The last proved presence that still counts. */
  provedAt: orNull(Instant),
});
export type AccountReviewOf = Static<typeof AccountReviewOf>;

export const ReviewParams = Type.Object({ commentId: Id });
