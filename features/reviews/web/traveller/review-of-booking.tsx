import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { showReview } from '#features/booking-reviews/contract/routes.ts';
import { dayWords } from '#features/bookings/contract/booking-words.ts';
import type { OrderBooking } from '#features/checkout/contract/order.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import type { BookingReview } from '../../contract/review.ts';
import { AuthorReview } from './author-review.tsx';
import { hasReviewDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './review-of-booking.module.css';

interface ReviewOfBookingProps {
  booking: OrderBooking;
  orderKey: Record<string, string>;
}

/** `orderKey` contains the headers that authorize access to the order. */
export function ReviewOfBooking({ booking, orderKey }: ReviewOfBookingProps) {
  const { t } = useLingui();
  const api = useApi();
  const face = useFace();
  const queries = useQueryClient();
  const { reference, snapshot } = booking;
  const queryKey = ['review', reference];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(showReview, { params: { reference }, headers: orderKey, signal, quiet: true }),
  });
  const [revising, setRevising] = useState(() => hasReviewDraft(reference));
  const take = useCallback(
    (answer: BookingReview) => {
      queries.setQueryData(['review', reference], answer);
      setRevising(false);
      scrollTo({ top: 0 });
    },
    [queries, reference],
  );
  const found = asked.data;
  const review = found?.review ?? null;
  return (
    <div className={styles.body}>
      <header className={`${flow.stack4} ${styles.head}`}>
        <PhotoFrame
          src={posterUrl({ region: face.id, scene: face.empty.bookings, seed: 'opinion' })}
          width={222}
          height={245}
          tilt="left"
          className={styles.picture}
        />
        <div className={flow.stack2}>
          <h1>{review ? <Trans>Tu opinión</Trans> : <Trans>¿Cómo te fue?</Trans>}</h1>
          <p className={`${textStyles.strong} ${textStyles.lead}`}>{snapshot.title}</p>
          <p className={textStyles.soft}>
            {dayWords(snapshot)} · {snapshot.operatorName}
            {snapshot.fictional && ` (${t`demostración`})`}
          </p>
        </div>
      </header>
      <div className={flow.shrinks}>
        {asked.error && !found && <Trouble error={asked.error} retry={() => void asked.refetch()} />}
        {asked.isPending && <Skeleton width="100%" height="320px" />}
        {found && !review && found.can.write && (
          <ReviewForm reference={reference} found={found} orderKey={orderKey} onSent={take} />
        )}
        {found && !review && !found.can.write && <NotNow found={found} />}
        {found && review && revising && found.can.write && (
          <ReviewForm
            reference={reference}
            found={found}
            orderKey={orderKey}
            onSent={take}
            onCancel={() => setRevising(false)}
          />
        )}
        {found && review && !(revising && found.can.write) && (
          <AuthorReview
            reference={reference}
            found={found}
            review={review}
            booked={snapshot}
            orderKey={orderKey}
            onChanged={take}
            onRevise={() => setRevising(true)}
          />
        )}
      </div>
    </div>
  );
}

function NotNow({ found: { time, until } }: { found: BookingReview }) {
  const { timeZone } = useFace();
  return (
    <p className={`${textStyles.strong} ${textStyles.lead}`}>
      {time === 'not_yet' ? (
        <Trans>Podrás contarlo en cuanto termine.</Trans>
      ) : time === 'over' ? (
        <Trans>Se podía opinar hasta el {formatDayOf(until, timeZone)}.</Trans>
      ) : (
        <Trans>Opina quien estuvo: una reserva cancelada, o a la que nadie llegó, no se califica.</Trans>
      )}
    </p>
  );
}
