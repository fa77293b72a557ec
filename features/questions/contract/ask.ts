import { type Static, Type } from 'typebox';
import { About, OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { HOLD_REASONS } from '#features/reviews/contract/review-content.ts';
import { closed, Id, Instant, orNull } from '#features/schema.ts';
import { Answer, Question } from './question.ts';
import { QUESTION_STATES } from './question-states.ts';

/** Lengths in characters. */
export const ASK = { least: 8, most: 500 } as const;
export const ASKER = { least: 2, most: 60 } as const;

const asked = {
  id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no pregunta dos veces' }),
  about: OwnerRef,
  body: Type.String({ minLength: ASK.least, maxLength: ASK.most, pattern: '\\S' }),
  name: Type.String({ minLength: ASKER.least, maxLength: ASKER.most, pattern: '\\S' }),
};

export const AskAccountQuestion = Type.Object(asked, closed);
export type AskAccountQuestion = Static<typeof AskAccountQuestion>;

export const AskQuestion = Type.Object({ ...asked, email: Type.String({ format: 'email', maxLength: 254 }) }, closed);
export type AskQuestion = Static<typeof AskQuestion>;

export const QuestionEmailSent = Type.Object({ email: Type.String() });

export const OwnQuestion = Type.Object({
  id: Id,
  state: Type.Enum([...QUESTION_STATES]),
  about: orNull(About),
  aboutKind: OwnerRef.properties.kind,
  body: Type.String(),
  askedBy: Type.String(),
  writtenAt: Instant,
  publishedAt: orNull(Instant),
  heldFor: Type.Array(Type.Enum([...HOLD_REASONS])),
  /** Why the region removed the question, in words. */
  removedFor: orNull(Type.String()),
  answers: Type.Array(Answer),
  /** The question that stays in the place of this one. */
  mergedInto: orNull(Question),
  can: Type.Object({
    ...{ confirm: Type.Boolean(), withdraw: Type.Boolean() },
    ...{ resolve: Type.Boolean(), reopen: Type.Boolean() },
  }),
});
export type OwnQuestion = Static<typeof OwnQuestion>;

export const OwnQuestions = Type.Object({ items: Type.Array(OwnQuestion) });

export const SimilarQuery = Type.Object(
  {
    kind: OwnerRef.properties.kind,
    owner: OwnerRef.properties.id,
    words: Type.String({ minLength: 1, maxLength: ASK.most }),
  },
  closed,
);
