import { storage } from '#web/storage.ts';
import type { BookingReview, ReviewBody, Scores } from '../../contract/review.ts';
import { cleanWords, NAME, type ReviewLanguage, WORDS } from '../../contract/review-content.ts';

export interface ReviewDraft extends Omit<ReviewBody, 'rating' | 'scores' | 'language'> {
  rating: number | null;
  scores: Scores;
  language: ReviewLanguage;
}

export type DraftFault = 'rating' | 'body' | 'author';

const keyOf = (reference: string) => `opinion/${reference}`;

export function readReviewDraft(reference: string, { review, suggestedAuthor }: BookingReview): ReviewDraft {
  const kept = storage.read<ReviewDraft>(keyOf(reference));
  if (kept) return kept;
  if (review) {
    const { rating, scores, body, author, language } = review;
    return { rating, scores, body, author, language: language as ReviewLanguage };
  }
  return { rating: null, scores: {}, body: '', author: suggestedAuthor, language: 'es' };
}

export const keepReviewDraft = (reference: string, draft: ReviewDraft): void => storage.write(keyOf(reference), draft);
export const forgetReviewDraft = (reference: string): void => storage.remove(keyOf(reference));
export const hasReviewDraft = (reference: string): boolean => storage.read(keyOf(reference)) !== null;

export function faultsOf({ rating, body, author }: ReviewDraft): DraftFault[] {
  return [
    ...(rating === null ? (['rating'] as const) : []),
    ...(cleanWords(body).length < WORDS.least ? (['body'] as const) : []),
    ...(cleanWords(author).length < NAME.least ? (['author'] as const) : []),
  ];
}

export function bodyOf(draft: ReviewDraft): ReviewBody {
  return { ...draft, rating: draft.rating!, author: draft.author.trim(), body: cleanWords(draft.body) };
}
