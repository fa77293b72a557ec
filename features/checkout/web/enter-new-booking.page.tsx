import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { EnterBooking } from './operator/enter-booking.tsx';

export const head = () => ({ title: 'Anotar una reserva', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', departureId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Anotar una reserva`}
      lead={<Trans>La que te pidieron por teléfono, por WhatsApp o en persona. Toma sus lugares al momento.</Trans>}
      back={{ to: operatorPaths.bookings(operatorId), label: t`Reservas` }}
    >
      <EnterBooking key={departureId} departureId={departureId} />
    </OperatorRoom>
  );
}
