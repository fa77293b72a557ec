import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { ChooseDeparture } from './operator/choose-departure.tsx';

export const head = () => ({ title: 'Anotar una reserva', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Anotar una reserva`}
      lead={<Trans>Elige primero la salida en la que va.</Trans>}
      back={{ to: operatorPaths.bookings(operatorId), label: t`Reservas` }}
    >
      <ChooseDeparture />
    </OperatorRoom>
  );
}
