import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { dayWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { Order, OrderBooking } from '#features/checkout/contract/order.ts';
import { useOrder } from '#features/checkout/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDayOf } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { AskPin } from '#web/layout/ask-pin.tsx';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BookingReview } from '../../contract/review.ts';
import { OwnReview } from './own-review.tsx';
import { hasDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './review-screen.module.css';
import { reviewUrl } from './use-review.ts';

/** What the email of the day after leads to: how it went, without an account. */
export function ReviewScreen({ order: name, booking: reference }: { order: string; booking: string }) {
  const { opened, key, openWithPin } = useOrder(name);
  const booking = opened.step === 'open' ? opened.order.bookings.find((one) => one.reference === reference) : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      {opened.step === 'loading' && <Waiting />}
      {opened.step === 'closed' && (
        <AskPin
          name={spacedReference(name)}
          words={<Trans>Escribe el PIN del correo con tu comprobante, o abre el enlace que viene en él.</Trans>}
          action={<Trans>Abrir mi reserva</Trans>}
          others={paths.findBooking()}
          problem={opened.problem}
          open={openWithPin}
        />
      )}
      {opened.step === 'open' && booking && <Opened order={opened.order} booking={booking} orderKey={key} />}
      {opened.step === 'open' && !booking && (
        <>
          <h1>
            <Trans>Esa reserva ya no está</Trans>
          </h1>
          <Back order={opened.order} />
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status">
      <h1>
        <Trans>Cuenta cómo te fue</Trans>
      </h1>
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      <Skeleton width="100%" height="420px" />
    </div>
  );
}

function Back({ order }: { order: Order }) {
  return (
    <Link to={paths.booking(order.reference)} className={styles.back}>
      <ArrowLeft size={18} aria-hidden />
      {order.bookings.length === 1 ? <Trans>Tu reserva</Trans> : <Trans>Tus reservas</Trans>}
    </Link>
  );
}

interface OpenedProps {
  order: Order;
  booking: OrderBooking;
  orderKey: Record<string, string>;
}

function Opened({ order, booking, orderKey }: OpenedProps) {
  const { t } = useLingui();
  const api = useApi();
  const face = useFace();
  const queries = useQueryClient();
  const { reference, snapshot } = booking;
  const queryKey = ['review', reference];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<BookingReview>(reviewUrl('one', reference), { headers: orderKey, signal, quiet: true }),
  });
  const [revising, setRevising] = useState(() => hasDraft(reference));
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
    <>
      <Back order={order} />
      <div className={styles.body}>
        <header className={styles.head}>
          <img
            src={posterUrl({ region: face.id, scene: face.empty.bookings, seed: 'opinion' })}
            alt=""
            width={222}
            height={245}
          />
          <div>
            <h1>{review ? <Trans>Tu opinión</Trans> : <Trans>¿Cómo te fue?</Trans>}</h1>
            <p className={styles.what}>{snapshot.title}</p>
            <p className={styles.soft}>
              {dayWords(snapshot)} · {snapshot.operatorName}
              {snapshot.fictional && ` (${t`demostración`})`}
            </p>
          </div>
        </header>
        <div className={styles.main}>
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
            <OwnReview
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
    </>
  );
}

function NotNow({ found: { time, until } }: { found: BookingReview }) {
  const { timeZone } = useFace();
  return (
    <p className={styles.what}>
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
