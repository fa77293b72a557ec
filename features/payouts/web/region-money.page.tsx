import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BackOffice, Trouble } from '#features/backoffice/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPayoutsQuery } from './money.queries.ts';
import { MoneyReview } from './region/money-review.tsx';
import { MakeBatches, PayoutScreen } from './region/payout-screen.tsx';
import { SettlementList } from './region/settlement-list.tsx';

export const head = () => ({ title: 'Pagos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Pagos`}
      lead={
        <Trans>
          Lo que ganan los operadores se paga tres días después del servicio. Aquí ves también los pagos que debes
          revisar.
        </Trans>
      }
      actions={<Actions />}
    >
      <Money />
    </BackOffice>
  );
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403;

function Actions() {
  const { data, error } = useQuery(regionPayoutsQuery(useApi()));
  return data && !isRefused(error) ? <MakeBatches /> : null;
}

/** A person without access sees one error instead of one error per section. */
function Money() {
  const { error, refetch } = useQuery(regionPayoutsQuery(useApi()));
  if (error && isRefused(error)) return <Trouble error={error} retry={() => void refetch()} />;
  return (
    <>
      <PayoutScreen />
      <SettlementList />
      <MoneyReview />
    </>
  );
}
