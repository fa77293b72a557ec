import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Office, Trouble } from '#features/backoffice/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { payoutDeskQuery } from './money.queries.ts';
import { MoneyReview } from './money-review.tsx';
import { MakeBatches, PayoutDesk } from './payout-desk.tsx';
import { SettlementList } from './settlement-list.tsx';

export const head = () => ({ title: 'Pagos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(payoutDeskQuery(useApi()));
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <Office
      title={t`Pagos`}
      lead={
        <Trans>
          Lo que ganan los operadores se paga tres días después del servicio. Aquí ves también los pagos que debes
          revisar.
        </Trans>
      }
      actions={data && !isRefused ? <MakeBatches /> : undefined}
    >
      {isRefused ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : (
        <>
          <PayoutDesk />
          <SettlementList />
          <MoneyReview />
        </>
      )}
    </Office>
  );
}
