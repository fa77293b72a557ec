import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import flow from '#web/ui/flow.module.css';
import { OperatorMoney } from './operator/operator-money.tsx';
import { PayoutAccount } from './operator/payout-account.tsx';

export const head = () => ({ title: 'Pagos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Pagos`}
      lead={<Trans>Lo que ganaste, cuándo llega a tu cuenta y la liquidación de cada mes.</Trans>}
    >
      <div className={flow.stack6}>
        <PayoutAccount />
        <OperatorMoney operatorId={operatorId} />
      </div>
    </OperatorRoom>
  );
}
