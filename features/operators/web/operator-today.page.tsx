import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { EnterBookingLink } from './operator/enter-booking-link.tsx';
import { OperatorRoom } from './operator/operator-frame.tsx';
import { OperatorToday } from './operator/today/operator-today.tsx';

export const head = () => ({ title: 'Hoy', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Hoy`}
      actions={<EnterBookingLink />}
      lead={<Trans>Lo que sale, lo que espera una respuesta y lo que falta para vender.</Trans>}
      leadOfGuide={<Trans>Lo que sale hoy y lo próximo.</Trans>}
    >
      <OperatorToday />
    </OperatorRoom>
  );
}
