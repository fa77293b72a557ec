import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { EnterBookingLink, OperatorRoom } from '#features/operators/web/public.ts';
import { SoldList } from './operator/sold-list.tsx';

export const head = () => ({ title: 'Reservas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Reservas`}
      actions={<EnterBookingLink />}
      lead={<Trans>Lo que vendiste, lo último primero. Las que esperan tu respuesta ya están pagadas.</Trans>}
    >
      <SoldList />
    </OperatorRoom>
  );
}
