import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { showReview } from '#features/booking-reviews/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { RatingStars } from '#web/ui/rating.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './booking-review-part.module.css';

interface BookingReviewPartProps {
  order: string;
  reference: string;
  title: string;
  endsAt: string;
  orderKey: Record<string, string>;
}

export function BookingReviewPart({ order, reference, title, endsAt, orderKey }: BookingReviewPartProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['review', reference],
    enabled: Date.parse(endsAt) < Date.now(),
    queryFn: ({ signal }) => api.call(showReview, { params: { reference }, headers: orderKey, signal, quiet: true }),
  });
  const to = travellerPaths.review(order, reference);
  if (data?.review)
    return (
      <Card as="section" className={flow.start}>
        <h3>
          <Trans>Tu opinión</Trans>
        </h3>
        <p className={styles.said}>
          <RatingStars value={data.review.rating} /> <span>{data.review.body}</span>
        </p>
        <TextLink to={to}>{data.review.reply ? <Trans>Verla con la respuesta</Trans> : <Trans>Verla</Trans>}</TextLink>
      </Card>
    );
  if (!data?.can.write) return null;
  return (
    <Card as="section" className={flow.start}>
      <h3>
        <Trans>¿Cómo te fue en {title}?</Trans>
      </h3>
      <p>
        <Trans>Dos minutos que ayudan a quien viene después.</Trans>
      </p>
      <ButtonLink to={to}>
        <Trans>Cuenta cómo te fue</Trans>
      </ButtonLink>
    </Card>
  );
}
