import { Trans } from '@lingui/react/macro';
import { CalendarPlus, FileDown, MapPin, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import { countPeople } from '#features/operators/contract/people-count.ts';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { pictureOf } from '#features/operators/web/public.ts';
import { BookingReviewPart } from '#features/reviews/web/public.ts';
import { AddOrderToTrip, type DepartureChosen } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths/site.ts';
import { callUrl, whatsAppUrl } from '#web/ui/telephone-url.ts';
import textStyles from '#web/ui/text.module.css';
import type { Order, OrderBooking } from '../../contract/order.ts';
import { boughtOrder } from '../bought-order.ts';
import styles from './booking.module.css';
import { CancelBooking } from './cancel-booking.tsx';
import { BookingChange } from './change/booking-change.tsx';
import { ChangeBooking } from './change/change-booking.tsx';
import { FreeUntil } from './free-until.tsx';
import { RefundSteps } from './refund-steps.tsx';
import { useBookedPlan } from './use-booked-plan.ts';
import { useDownload } from './use-download.ts';
import { useVoucher } from './use-voucher.ts';
import { Voucher } from './voucher.tsx';

interface OneBookingProps {
  order: Order;
  booking: OrderBooking;
  orderKey: Record<string, string>;
  offline: boolean;
  isHere: boolean;
  onOrder: (order: Order) => void;
  refresh: () => Promise<void>;
  children?: ReactNode;
}

export function OneBooking({ order, booking, orderKey, offline, isHere, onOrder, refresh, children }: OneBookingProps) {
  const { snapshot, reference, state, cancellation } = booking;
  const { meeting } = snapshot;
  const face = useFace();
  const download = useDownload(orderKey);
  const [isCancelling, setCancelling] = useState(false);
  const plan = useBookedPlan(booking);
  const picture = plan ? pictureOf(plan.pictures[0] ?? null, face.id, face.empty.quiet) : null;
  const { voucher, has, ...shown } = useVoucher({
    ...{ order, booking, orderKey, offline, picture },
    phone: plan?.operator.phone ?? null,
    bring: plan?.bring ?? null,
  });
  const { phone } = shown;
  const chat = phone && whatsAppUrl(phone, face.telephone);
  const isGoing = !booking.calledOff && !['CANCELLED', 'REJECTED', 'EXPIRED'].includes(state);
  const refunds = order.refunds.filter(({ bookingId }) => bookingId === booking.id);
  const there = new URLSearchParams({ centro: `${meeting.lon.toFixed(4)},${meeting.lat.toFixed(4)}`, z: '16' });
  return (
    <section className={styles.booking} id={reference} data-asked={(!offline && booking.change !== null) || undefined}>
      <Voucher
        booking={booking}
        picture={shown.picture ?? pictureOf(null, face.id, face.empty.quiet)}
        voucher={voucher}
        isKept={isHere && shown.isKept}
        money={{
          currency: order.currency,
          owed: isGoing && order.state === 'confirmed' ? owedFor(order, booking.id) : 0,
          onSite: (order.onSite ?? []).filter(({ bookingId }) => bookingId === booking.id),
        }}
      />
      <div className={styles.side}>
        <BookingChange
          order={order}
          booking={booking}
          orderKey={orderKey}
          offline={offline}
          isCancelling={isCancelling}
          onOrder={onOrder}
          refresh={refresh}
        />
        {isGoing && !offline && (
          <BookingReviewPart
            order={order.reference}
            reference={reference}
            title={snapshot.title}
            endsAt={snapshot.endsAt}
            orderKey={orderKey}
          />
        )}
        <ul className={styles.do}>
          {phone && (
            <li>
              <a href={callUrl(phone)}>
                <Phone size={20} aria-hidden />
                <Trans>Llamar al operador</Trans>
              </a>
            </li>
          )}
          {chat && (
            <li>
              <a href={chat} target="_blank" rel="noreferrer">
                <MessageCircle size={20} aria-hidden />
                <Trans>Escribirle por WhatsApp</Trans>
              </a>
            </li>
          )}
          {isGoing && (
            <li>
              <Link to={paths.explore(there)}>
                <MapPin size={20} aria-hidden />
                <Trans>Punto de encuentro</Trans>
              </Link>
            </li>
          )}
          {!offline && !booking.calledOff && (state === 'CONFIRMED' || state === 'PENDING') && (
            <li>
              <AddOrderToTrip
                order={boughtOrder(order, orderKey, [reference])}
                title={snapshot.title}
                date={snapshot.localDate}
                around={plan && tripDeparture(order, booking, plan)}
                plain
              />
            </li>
          )}
          {has && !offline && !booking.calledOff && (
            <>
              <li>
                <button type="button" onClick={() => void download('calendar', reference)}>
                  <CalendarPlus size={20} aria-hidden />
                  <Trans>Al calendario</Trans>
                </button>
              </li>
              <li>
                <button type="button" onClick={() => void download('pdf', reference)}>
                  <FileDown size={20} aria-hidden />
                  <Trans>PDF</Trans>
                </button>
              </li>
            </>
          )}
        </ul>
        {isGoing && meeting.note && (
          <p className={textStyles.soft}>
            <Trans>Cómo llegar: {meeting.note}</Trans>
          </p>
        )}
        {isGoing && shown.bring.length > 0 && (
          <p className={textStyles.soft}>
            <Trans>Qué llevar: {shown.bring.join(', ')}</Trans>
          </p>
        )}
        {isGoing && offline && <FreeUntil snapshot={snapshot} />}
        {cancellation && (
          <div className={styles.gone}>
            <h3>
              {cancellation.pending ? (
                <Trans>Tu cancelación está en marcha</Trans>
              ) : cancellation.itemIds ? (
                <Trans>Cancelaste una parte</Trans>
              ) : (
                <Trans>Esta reserva se canceló</Trans>
              )}
            </h3>
            {cancellation.pending && (
              <p>
                <Trans>Tus lugares siguen siendo tuyos hasta que el proveedor acepte la devolución.</Trans>
              </p>
            )}
            {cancellation.byHand !== undefined && (
              <p>
                <Trans>
                  {formatMoney(cancellation.byHand, order.currency)} te los devuelve {snapshot.operatorName}, porque se
                  los pagaste a él.
                </Trans>
              </p>
            )}
            {cancellation.reason && <p>{cancellation.reason}</p>}
          </div>
        )}
        <RefundSteps refunds={refunds} currency={order.currency} />
        {!offline && (
          <ChangeBooking order={order} booking={booking} phone={phone} orderKey={orderKey} onOrder={onOrder} />
        )}
        {!offline && (
          <CancelBooking {...{ order, booking, orderKey, onOrder }} open={isCancelling} setOpen={setCancelling} />
        )}
        {children}
      </div>
    </section>
  );
}

function tripDeparture(
  { reference }: Order,
  { departureId, items, snapshot }: OrderBooking,
  plan: PlanDetail,
): DepartureChosen {
  const { localDate: date, localTime: time, startsAt, endsAt, meeting, title } = snapshot;
  const departure = { id: departureId, date, time, startsAt, endsAt };
  return { plan: { ...plan, title, meeting }, departure, people: countPeople(items), booking: reference };
}
