import { Trans } from '@lingui/react/macro';
import { useApi } from '#web/http/use-api.ts';
import type { Review } from '../../contract/public-review.ts';
import { voteForReview } from '../../contract/routes.ts';
import { VoteButton } from './vote-button.tsx';

export function ReviewVote({ review }: { review: Review }) {
  const api = useApi();
  return (
    <VoteButton
      id={review.id}
      useful={review.useful}
      about={<Trans>la opinión de {review.author}</Trans>}
      send={(body, call) => api.call(voteForReview, { params: { commentId: review.id }, body, ...call })}
    />
  );
}
