import { useCallback, useEffect, useState } from 'react';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { BookingReview, ReviewBody } from '../../contract/review.ts';
import { bookingReviewRoutes } from '../../contract/routes.ts';

export type SendStatus = 'idle' | 'sending' | 'waiting' | 'refused';

export const reviewUrl = (route: keyof typeof bookingReviewRoutes, reference: string): string =>
  bookingReviewRoutes[route].replace(':reference', encodeURIComponent(reference));

/** Sends a review. Without a network, it is sent when the network returns, while the page is open. */
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
        const answer = await api.put<BookingReview>(reviewUrl('one', reference), body, { headers, quiet: true });
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
