import { useCallback, useEffect, useState } from 'react';
import { writeReview } from '#features/booking-reviews/contract/routes.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { storage } from '#web/storage.ts';
import type { BookingReview, ReviewBody, Scores } from '../../contract/review.ts';
import { cleanWords, NAME, type ReviewLanguage, WORDS } from '../../contract/review-content.ts';

export type SendStatus = 'idle' | 'sending' | 'waiting' | 'refused';

/** Without a network, the review is sent later if the page is still open. */
export function useSendReview(
  reference: string,
  headers: Record<string, string>,
  onSent: (answer: BookingReview) => void,
) {
  const api = useApi();
  const [status, setStatus] = useState<SendStatus>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [waiting, setWaiting] = useState<ReviewBody | null>(null);

  const send = useCallback(
    async (body: ReviewBody) => {
      setStatus('sending');
      setProblem(null);
      try {
        const answer = await api.call(writeReview, { params: { reference }, headers, body, quiet: true });
        setWaiting(null);
        setStatus('idle');
        onSent(answer);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isAway = error.status === 0;
        setWaiting(isAway ? body : null);
        setStatus(isAway ? 'waiting' : 'refused');
        setProblem(error.problem);
      }
    },
    [api, reference, headers, onSent],
  );

  useEffect(() => {
    if (!waiting) return;
    const again = () => void send(waiting);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [waiting, send]);

  return { send, status, problem, stopWaiting: useCallback(() => setWaiting(null), []) };
}

export interface ReviewDraft extends Omit<ReviewBody, 'rating' | 'scores' | 'language'> {
  rating: number | null;
  scores: Scores;
  language: ReviewLanguage;
}

export type DraftFault = 'rating' | 'body' | 'author';

const keyOf = (reference: string) => `opinion/${reference}`;

/** Prefers the draft on the device to the stored review. */
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

/** In the order of the form. */
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
