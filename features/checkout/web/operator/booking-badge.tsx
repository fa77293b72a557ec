import { useLingui } from '@lingui/react/macro';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import type { OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';

export function useStateWords(): Record<BookingState, string> {
  const { t } = useLingui();
  return {
    ON_HOLD: t`En canasta`,
    PENDING: t`Por confirmar`,
    CONFIRMED: t`Confirmada`,
    REDEEMED: t`Vinieron`,
    NO_SHOW: t`No vinieron`,
    CANCELLED: t`Cancelada`,
    EXPIRED: t`Vencida`,
    REJECTED: t`Rechazada`,
  };
}

const MOODS: Partial<Record<BookingState, 'good' | 'doubt' | 'bad'>> = {
  PENDING: 'doubt',
  CONFIRMED: 'good',
  REDEEMED: 'good',
  NO_SHOW: 'doubt',
  CANCELLED: 'bad',
  REJECTED: 'bad',
};

/** The region's screens leave `calledOff` out. */
type Judged = Pick<OperatorBookingRow, 'state' | 'ending'> & { calledOff?: boolean };

/** `true` if the guest still has a booking, but no departure. */
export const lacksDeparture = ({ state, calledOff = false }: Pick<Judged, 'state' | 'calledOff'>): boolean =>
  calledOff && (state === 'CONFIRMED' || state === 'PENDING');

export function BookingBadge({ booking }: { booking: Judged }) {
  const { t } = useLingui();
  const words = useStateWords();
  const { state, ending } = booking;
  const calledOff = lacksDeparture(booking);
  const mood = ending ? 'doubt' : calledOff ? 'bad' : MOODS[state];
  return (
    <span className={classNames(rows.badge, mood && rows[mood])}>
      {ending ? t`Estamos cancelando` : calledOff ? t`Salida cancelada` : words[state]}
    </span>
  );
}
