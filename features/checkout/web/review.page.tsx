import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { ReviewOfBooking } from '#features/reviews/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { AskPin } from '#web/layout/ask-pin.tsx';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Order } from '../contract/order.ts';
import styles from './review.module.css';
import { useOrder } from './use-order.ts';

export const head = () => ({ title: 'Cuenta cómo te fue', secret: true });

/** The server renders no data of the order, because only the browser has the order's secret. */
export function Component() {
  const { reference = '', booking = '' } = useParams();
  return (
    <Queries>
      <ReviewScreen key={booking} order={reference} booking={booking} />
    </Queries>
  );
}

function ReviewScreen({ order: name, booking: reference }: { order: string; booking: string }) {
  const { opened, key, openWithPin } = useOrder(name);
  const booking =
    opened.step === 'open' ? opened.document.bookings.find((one) => one.reference === reference) : undefined;
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
      {opened.step === 'open' && booking && (
        <>
          <Back order={opened.document} />
          <ReviewOfBooking booking={booking} orderKey={key} />
        </>
      )}
      {opened.step === 'open' && !booking && (
        <>
          <h1>
            <Trans>Esa reserva ya no está</Trans>
          </h1>
          <Back order={opened.document} />
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
    <Link to={travellerPaths.booking(order.reference)} className={styles.back}>
      <ArrowLeft size={18} aria-hidden />
      {order.bookings.length === 1 ? <Trans>Tu reserva</Trans> : <Trans>Tus reservas</Trans>}
    </Link>
  );
}
