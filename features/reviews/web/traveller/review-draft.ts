import { storage } from '#web/storage.ts';
import type { Scores } from '../../contract/public-review.ts';
import type { BookingReview, ReviewBody } from '../../contract/review.ts';
import { NAME, type ReviewLanguage, WORDS } from '../../contract/review-limits.ts';
import { cleanWords } from '../../contract/screen-words.ts';

/** The draft of a review. */
export interface ReviewDraft extends Omit<ReviewBody, 'rating' | 'scores' | 'language'> {
  rating: number | null;
  scores: Scores;
  language: ReviewLanguage;
}

export type DraftFault = 'rating' | 'body' | 'author';

const keyOf = (reference: string) => `opinion/${reference}`;

/** The draft on this device, else the stored review, else an empty one. */
export function readDraft(reference: string, { review, suggestedAuthor }: BookingReview): ReviewDraft {
  const kept = storage.read<ReviewDraft>(keyOf(reference));
  if (kept) return kept;
  if (review) {
    const { rating, scores, body, author, language } = review;
    return { rating, scores, body, author, language: language as ReviewLanguage };
  }
  return { rating: null, scores: {}, body: '', author: suggestedAuthor, language: 'es' };
}

export const keepDraft = (reference: string, draft: ReviewDraft): void => storage.write(keyOf(reference), draft);
export const forgetDraft = (reference: string): void => storage.remove(keyOf(reference));
export const hasDraft = (reference: string): boolean => storage.read(keyOf(reference)) !== null;

/** The missing fields, in the order of the form. */
export function faultsOf({ rating, body, author }: ReviewDraft): DraftFault[] {
  return [
    ...(rating === null ? (['rating'] as const) : []),
    ...(cleanWords(body).length < WORDS.least ? (['body'] as const) : []),
    ...(cleanWords(author).length < NAME.least ? (['author'] as const) : []),
  ];
}

/** The body as it is sent; the draft must have no faults. */
export function bodyOf(draft: ReviewDraft): ReviewBody {
  return { ...draft, rating: draft.rating!, author: draft.author.trim(), body: cleanWords(draft.body) };
}
