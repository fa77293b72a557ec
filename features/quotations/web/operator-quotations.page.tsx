import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { Inbox } from './operator/inbox/inbox.tsx';

export const head = () => ({ title: 'Cotizaciones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Cotizaciones`}
      lead={<Trans>Responde pronto: casi siempre eligen al primero.</Trans>}
    >
      <Inbox />
    </OperatorRoom>
  );
}
