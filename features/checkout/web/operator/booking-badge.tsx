import { useLingui } from '@lingui/react/macro';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
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

export function BookingBadge({ state, ending }: { state: BookingState; ending: boolean }) {
  const { t } = useLingui();
  const words = useStateWords();
  const mood = ending ? 'doubt' : MOODS[state];
  return (
    <span className={classNames(rows.badge, mood && rows[mood])}>{ending ? t`Estamos cancelando` : words[state]}</span>
  );
}
