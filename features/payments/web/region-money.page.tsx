import { Trans, useLingui } from '@lingui/react/macro';
import { Office } from '#features/backoffice/web/public.ts';
import { MoneyReview } from './money-review.tsx';
import { MakeBatches, PayoutDesk } from './payout-desk.tsx';
import { SettlementList } from './settlement-list.tsx';

export const head = () => ({ title: 'Pagos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <Office
      title={t`Pagos`}
      lead={
        <Trans>
          Lo que ganan los operadores se paga tres días después del servicio. Aquí también está el dinero que una
          persona tiene que mirar.
        </Trans>
      }
      actions={<MakeBatches />}
    >
      <PayoutDesk />
      <SettlementList />
      <MoneyReview />
    </Office>
  );
}
