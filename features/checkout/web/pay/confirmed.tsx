import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { AddOrderToTrip } from '#features/trips/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import type { Order, OrderPayment } from '../../contract/order.ts';
import { emptyAfter } from '../basket/basket.ts';
import { BeforeTheDay } from '../booking/before-the-day.tsx';
import { MendEmail } from '../booking/mend-email.tsx';
import { useKeptVouchers } from '../booking/use-voucher.ts';
import { boughtOrder } from '../bought-order.ts';
import { secretOf } from '../order-keys.ts';
import { DeclineNote } from './card/decline-note.tsx';
import { forgetForm } from './form/use-kept-form.ts';
import { OrderSummary } from './order-summary.tsx';
import styles from './pay.module.css';

interface ConfirmedProps {
  order: Order;
  orderKey: Record<string, string>;
  payment: OrderPayment | null;
  failed: OrderPayment | null;
  onOrder: (order: Order) => void;
}

export function Confirmed({ order, orderKey, payment, failed, onOrder }: ConfirmedProps) {
  const { id, reference, quotation, bookings, paid, currency, contact } = order;
  useEffect(() => {
    emptyAfter(id);
    forgetForm(id);
  }, [id]);
  const isHere = useWorkerHere();
  useKeptVouchers(order, orderKey, isHere);
  const going = bookings.filter(({ state, calledOff }) => !calledOff && (state === 'CONFIRMED' || state === 'PENDING'));
  const asked = bookings.filter(({ state }) => state === 'PENDING').length;
  return (
    <>
      <p className={styles.done}>
        <CircleCheck size={22} aria-hidden />
        {order.state === 'cancelled' ? (
          <Trans>Cancelada</Trans>
        ) : paid < order.total ? (
          <Trans>Confirmada con el adelanto</Trans>
        ) : (
          <Trans>Pagada</Trans>
        )}
      </p>
      <h1>
        {order.state === 'cancelled' ? (
          <Trans>Esta reserva se canceló</Trans>
        ) : asked === bookings.length ? (
          <Trans>Recibimos tu reserva</Trans>
        ) : (
          <Plural value={bookings.length} one="Tu reserva está lista" other="Tus # reservas están listas" />
        )}
      </h1>
      {failed && <DeclineNote payment={failed} />}
      <div className={styles.result}>
        <div>
          <p className={styles.lead} role="status">
            <Trans>
              Recibimos {formatMoney(paid, currency)}
              {payment?.card ? ` (${payment.card.brand} ···· ${payment.card.last4})` : ''}.
            </Trans>{' '}
            {contact && <Trans>Mandamos a {contact.email} tu referencia y tu PIN.</Trans>}
          </p>
          <MendEmail order={order} orderKey={orderKey} onOrder={onOrder} />
          {asked > 0 && (
            <p className={styles.caution}>
              {bookings.length === 1 ? (
                <Trans>
                  {bookings[0]!.snapshot.operatorName} tiene que confirmarla; si no puede, te devolvemos todo.
                </Trans>
              ) : (
                <Plural
                  value={asked}
                  one="Una de ellas la confirma el operador; si no puede, te devolvemos lo que pagaste por ella."
                  other="# de ellas las confirma el operador; si no puede, te devolvemos lo que pagaste por ellas."
                />
              )}
            </p>
          )}
          {going.map((booking) => (
            <BeforeTheDay key={booking.id} booking={booking} isNamed={going.length > 1} />
          ))}
          <Fret className={styles.fret} />
          <p>
            <Trans>Referencia de la compra:</Trans>{' '}
            <b className={`${styles.reference} num`}>{spacedReference(reference)}</b>
          </p>
          <p className={styles.acts}>
            <ButtonLink to={travellerPaths.booking(reference, secretOf(id) ?? undefined)}>
              <Trans>Ver mi comprobante</Trans>
            </ButtonLink>
            {order.state === 'confirmed' && (
              <AddOrderToTrip
                order={boughtOrder(order, orderKey)}
                title={bookings[0]!.snapshot.title}
                date={bookings[0]!.snapshot.localDate}
              />
            )}
            {quotation ? (
              <ButtonLink kind="quiet" to={quotationPaths.one(quotation)}>
                <Trans>Volver a mi cotización</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink kind="quiet" to={paths.plans()}>
                <Trans>Seguir mirando planes</Trans>
              </ButtonLink>
            )}
          </p>
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  );
}
