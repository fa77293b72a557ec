import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { operatorPaths } from '#web/paths/operator.ts';
import { DepartureBatchScreen } from './operator/departures/batch/departure-batch-screen.tsx';
import { OperatorRoom } from './operator/operator-frame.tsx';

export const head = () => ({ title: 'Cambiar varias salidas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Cambiar varias salidas`}
      lead={
        <Trans>Elige cuáles y qué cambia. Antes de guardar ves salida por salida, y después lo puedes deshacer.</Trans>
      }
      back={{ to: operatorPaths.departures(operatorId), label: t`Salidas` }}
    >
      <DepartureBatchScreen />
    </OperatorRoom>
  );
}
