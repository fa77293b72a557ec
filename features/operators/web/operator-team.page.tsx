import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from './operator/operator-frame.tsx';
import { TeamScreen } from './operator/team/team-screen.tsx';

export const head = () => ({ title: 'Equipo', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Equipo`}
      lead={<Trans>Quién entra a esta oficina y qué puede hacer. Se invita por correo.</Trans>}
    >
      <TeamScreen />
    </OperatorRoom>
  );
}
