import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { OperatorRequest } from './operator/request/operator-request.tsx';
import { RequestTitle } from './operator/request/request-title.tsx';

export const head = () => ({ title: 'Una cotización', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', offerId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={<RequestTitle operatorId={operatorId} offerId={offerId} />}
      back={{ to: operatorPaths.quotations(operatorId), label: t`Cotizaciones` }}
    >
      <OperatorRequest key={offerId} offerId={offerId} />
    </OperatorRoom>
  );
}
