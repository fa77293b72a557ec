import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { CallOffDeparture } from './operator/call-off-departure.tsx';

export const head = () => ({ title: 'Cancelar una salida', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', departureId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Cancelar una salida`}
      back={{ to: operatorPaths.departures(operatorId), label: t`Salidas` }}
    >
      <CallOffDeparture key={departureId} departureId={departureId} />
    </OperatorRoom>
  );
}
