import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { dayWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import { AskPin } from '#web/layout/ask-pin.tsx';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import type { Order } from '../../contract/order.ts';
import { useOrder } from '../use-order.ts';
import styles from './booking.module.css';
import { ForgetHere, KeptNote } from './kept-here.tsx';
import { MendEmail } from './mend-email.tsx';
import { OneBooking } from './one-booking.tsx';
import { OrderMoney } from './order-money.tsx';
import { useFreshCancellation } from './use-fresh-cancellation.ts';

export function BookingScreen({ reference }: { reference: string }) {
  const { opened, key, take, refresh, openWithPin } = useOrder(reference);
  return (
    <div className={`wrap ${styles.page}`}>
      {opened.step === 'loading' && (
        <div role="status">
          <h1>
            <Trans>Tu reserva</Trans>
          </h1>
          <span className="sr">
            <Trans>Cargando…</Trans>
          </span>
          <Skeleton width="100%" height="480px" />
        </div>
      )}
      {opened.step === 'closed' && (
        <AskPin
          name={spacedReference(reference)}
          words={<Trans>Escribe el PIN del correo con tu comprobante, o abre el enlace que viene en él.</Trans>}
          action={<Trans>Abrir mi reserva</Trans>}
          others={paths.findBooking()}
          problem={opened.problem}
          open={openWithPin}
        />
      )}
      {opened.step === 'open' && (
        <Opened order={opened.document} keptAt={opened.keptAt} orderKey={key} onOrder={take} refresh={refresh} />
      )}
    </div>
  );
}

interface OpenedProps {
  order: Order;
  /** The time of the offline copy in milliseconds, or null for data from the server. */
  keptAt: number | null;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
  refresh: () => Promise<void>;
}

function Opened({ order, keptAt, orderKey, onOrder, refresh }: OpenedProps) {
  const { t } = useLingui();
  const { reference, quotation, bookings, state } = order;
  const offline = keptAt !== null;
  const isHere = useWorkerHere();
  useRequestedVoucher();
  useFreshCancellation(offline ? [] : bookings, refresh);
  const isPaid = state === 'confirmed' || state === 'cancelled';
  const money = isPaid && <OrderMoney order={order} orderKey={orderKey} offline={offline} />;
  return (
    <>
      <header className={styles.head}>
        <h1>{bookings.length === 1 ? <Trans>Tu reserva</Trans> : <Trans>Tus reservas</Trans>}</h1>
        <p>
          <Trans>
            Referencia de la compra: <b className="num">{spacedReference(reference)}</b>
          </Trans>
        </p>
        {quotation && isPaid && (
          <Link to={quotationPaths.one(quotation)} state={{ conversation: true }} className={styles.link}>
            <Trans>Cotización y conversación con el operador</Trans>
          </Link>
        )}
        {keptAt !== null && (
          <KeptNote at={keptAt} isConfirmed={bookings.some((it) => it.state === 'CONFIRMED' && !it.calledOff)} />
        )}
        {state === 'held' && (
          <p className={`${textStyles.caution} ${textStyles.strong}`}>
            <Trans>Todavía no está pagada.</Trans>{' '}
            <Link reloadDocument to={travellerPaths.pay(order.id)} className={styles.link}>
              <Trans>Seguir con el pago</Trans>
            </Link>
          </p>
        )}
        {(state === 'lapsed' || state === 'released') && (
          <p className={`${textStyles.caution} ${textStyles.strong}`}>
            <Trans>Sus lugares no se llegaron a comprar.</Trans>{' '}
            {quotation && (
              <Link to={quotationPaths.one(quotation)} className={styles.link}>
                <Trans>Volver a mi cotización</Trans>
              </Link>
            )}
          </p>
        )}
        {bookings.length > 1 && (
          <nav className={styles.chips} aria-label={t`Lo que reservaste`}>
            {bookings.map((booking) => (
              <a key={booking.id} href={`#${booking.reference}`} onClick={jump(booking.reference)}>
                {booking.snapshot.title}
              </a>
            ))}
          </nav>
        )}
      </header>
      {bookings.map((booking) => (
        <OneBooking
          key={booking.id}
          order={order}
          booking={booking}
          orderKey={orderKey}
          offline={offline}
          isHere={isHere}
          onOrder={onOrder}
          refresh={refresh}
        >
          {bookings.length === 1 && money}
        </OneBooking>
      ))}
      {bookings.length > 1 && money}
      {!offline && <MendEmail order={order} orderKey={orderKey} onOrder={onOrder} />}
      {isPaid && isHere && <ForgetHere order={order} />}
      <p className={styles.foot}>
        <Trans>¿Algo salió mal?</Trans>{' '}
        <Link
          to={`${travellerPaths.complaints()}?reserva=${reference}`}
          state={{ good: complainedOf(order), contact: order.contact }}
          className={styles.link}
        >
          <Trans>Presenta un reclamo</Trans>
        </Link>
      </p>
    </>
  );
}

function useRequestedVoucher(): void {
  const { state } = useLocation();
  const voucher = typeof state?.voucher === 'string' ? state.voucher : null;
  useEffect(() => {
    if (voucher) document.getElementById(voucher)?.scrollIntoView();
  }, [voucher]);
}

const complainedOf = ({ bookings }: Order): string =>
  bookings
    .map(({ snapshot }) => `${snapshot.title}, ${dayWords(snapshot)}, con ${snapshot.operatorName}`)
    .join('; ')
    .slice(0, 400);

/** A normal link would replace the fragment of the URL, which contains the order's secret. */
const jump = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
};
