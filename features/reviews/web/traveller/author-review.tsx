import { Trans } from '@lingui/react/macro';
import { appealReview } from '#features/booking-reviews/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { LEVELS } from '../../contract/levels.ts';
import type { BookingReview, AuthorReview as Review } from '../../contract/review.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { Appeal } from './appeal.tsx';
import { ReviewStatus } from './review-status.tsx';

interface AuthorReviewProps {
  reference: string;
  found: BookingReview;
  review: Review;
  booked: { planSlug: string; operatorName: string; localDate: string };
  orderKey: Record<string, string>;
  onChanged: (answer: BookingReview) => void;
  onRevise: () => void;
}

export function AuthorReview({ reference, found, review, booked, orderKey, onChanged, onRevise }: AuthorReviewProps) {
  const api = useApi();
  return (
    <div className={flow.stack4}>
      <ReviewStatus
        review={review}
        link={
          booked.planSlug && (
            <TextLink to={`${travellerPaths.plan(booked.planSlug)}#opiniones`}>
              <Trans>Verla en la página del plan</Trans>
            </TextLink>
          )
        }
      />
      <ul>
        <ReviewCard
          review={{
            ...review,
            owner: '',
            plan: null,
            title: null,
            verification: LEVELS.booking,
            visitedOn: booked.localDate,
            useful: 0,
            fictional: false,
          }}
          answeredBy={booked.operatorName}
        />
      </ul>
      {found.can.write && (
        <p>
          <Button kind="quiet" onClick={onRevise}>
            <Trans>Cambiarla</Trans>
          </Button>
        </p>
      )}
      {found.can.appeal && (
        <Appeal
          send={async (body, call) =>
            onChanged(await api.call(appealReview, { params: { reference }, headers: orderKey, body, ...call }))
          }
        />
      )}
    </div>
  );
}
