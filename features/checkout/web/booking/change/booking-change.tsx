import { Trans } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { useRef } from 'react';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import type { Order, OrderBooking } from '../../../contract/order.ts';
import { paidFor } from '../order-sums.ts';
import { AnswerClosure, ClosureLines } from './answer-closure.tsx';
import { AnswerProposal } from './answer-proposal.tsx';
import own from './change.module.css';
import { ChooseDate } from './choose-date.tsx';
import { PayChange } from './pay-change.tsx';

interface BookingChangeProps {
  order: Order;
  booking: OrderBooking;
  orderKey: Record<string, string>;
  offline: boolean;
  isCancelling: boolean;
  onOrder: (order: Order) => void;
  refresh: () => Promise<void>;
}

export function BookingChange(props: BookingChangeProps) {
  const { order, booking, orderKey, offline, isCancelling, onOrder, refresh } = props;
  const { change, calledOff, state, snapshot, departureId, closures = [] } = booking;
  const first = useRef(departureId);
  if (offline) return null;
  const common = { order, booking, orderKey, onOrder };
  if (change?.kind === 'called_off') return <ChooseDate key={change.id} change={change} {...common} />;
  if (change?.kind === 'proposal') return <AnswerProposal key={change.id} change={change} {...common} />;
  if (change?.kind === 'closure') return <AnswerClosure key={change.id} change={change} {...common} />;
  if (change) return <PayChange key={change.id} change={change} refresh={refresh} {...common} />;
  if (calledOff && (state === 'CONFIRMED' || state === 'PENDING') && !booking.cancellation) {
    return (
      <p className={own.ask} role="status">
        {paidFor(order, booking.id) > 0 ? (
          <Trans>Esta salida se canceló: te devolvemos todo lo que pagaste, sin que hagas nada.</Trans>
        ) : (
          <Trans>Esta salida se canceló. No se te cobra nada.</Trans>
        )}
      </p>
    );
  }
  if (closures.length > 0 && !booking.cancellation && departureId === first.current) {
    return (
      <div className={own.ask} role="note">
        <ClosureLines booking={booking} />
      </div>
    );
  }
  const isStill = (state === 'CONFIRMED' || state === 'PENDING') && !booking.cancellation && !isCancelling;
  if (departureId === first.current || !isStill) return null;
  return (
    <p className={own.moved} role="status">
      <CalendarCheck size={20} aria-hidden /> <Trans>Listo: ahora la tienes el {whenWords(snapshot)}.</Trans>
    </p>
  );
}
