import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { ReceivedList } from './operator/received-list.tsx';

export const head = () => ({ title: 'Mensajes de la región', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Mensajes de la región`}
      lead={<Trans>Lo que la región les dice a sus operadores. También te llega por correo.</Trans>}
    >
      <ReceivedList />
    </OperatorRoom>
  );
}
