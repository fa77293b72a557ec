import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { EnterBooking } from './enter-booking.tsx';

/** @param from the operator's screen from which the person came, and to which the link back leads */
export function EnterBookingRoom({ from }: { from: 'bookings' | 'departures' }) {
  const { t } = useLingui();
  const { operatorId = '', departureId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Anotar una reserva`}
      lead={<Trans>La que te pidieron por teléfono, por WhatsApp o en persona. Toma sus lugares al momento.</Trans>}
      back={{ to: operatorPaths[from](operatorId), label: from === 'bookings' ? t`Reservas` : t`Salidas` }}
    >
      <EnterBooking key={departureId} departureId={departureId} />
    </OperatorRoom>
  );
}
