import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ResourceScreen } from './operator/departures/resource-screen.tsx';
import { OperatorRoom } from './operator/operator-frame.tsx';

export const head = () => ({ title: 'Guías y vehículos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Guías y vehículos`}
      lead={
        <Trans>
          Lo que varias salidas comparten. Cuando está ocupado a una hora, nadie más puede venderlo a esa hora.
        </Trans>
      }
    >
      <ResourceScreen />
    </OperatorRoom>
  );
}
