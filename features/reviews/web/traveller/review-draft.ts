import { storage } from '#web/storage.ts';
import type { Scores } from '../../contract/public-review.ts';
import type { BookingReview, ReviewBody } from '../../contract/review.ts';
import { NAME, type ReviewLanguage, WORDS } from '../../contract/review-limits.ts';
import { cleanWords } from '../../contract/screen-words.ts';

/** A review as it is being written. */
export interface ReviewDraft extends Omit<ReviewBody, 'rating' | 'scores' | 'language'> {
  rating: number | null;
  scores: Scores;
  language: ReviewLanguage;
}

export type DraftFault = 'rating' | 'body' | 'author';

const keyOf = (reference: string) => `opinion/${reference}`;

/** What this device keeps of one that was not sent; otherwise what stands there, or nothing yet. */
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

/** What still is missing, in the order of the form. */
export function faultsOf({ rating, body, author }: ReviewDraft): DraftFault[] {
  return [
    ...(rating === null ? (['rating'] as const) : []),
    ...(cleanWords(body).length < WORDS.least ? (['body'] as const) : []),
    ...(cleanWords(author).length < NAME.least ? (['author'] as const) : []),
  ];
}

/** As it is sent; only without faults. */
export function bodyOf(draft: ReviewDraft): ReviewBody {
  return { ...draft, rating: draft.rating!, author: draft.author.trim(), body: cleanWords(draft.body) };
}
