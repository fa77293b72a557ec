import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { BookingTitle } from './operator/booking-title.tsx';
import { SoldBooking } from './operator/sold-booking.tsx';

export const head = () => ({ title: 'Una reserva', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', bookingId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={<BookingTitle operatorId={operatorId} bookingId={bookingId} />}
      back={{ to: operatorPaths.bookings(operatorId), label: t`Reservas` }}
    >
      <SoldBooking key={bookingId} bookingId={bookingId} />
    </OperatorRoom>
  );
}
