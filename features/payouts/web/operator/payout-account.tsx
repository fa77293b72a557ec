import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useOperator } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import rows from '#web/ui/rows.module.css';

export function PayoutAccount() {
  const { id, role, bank, bankChanges } = useOperator();
  const waits = bankChanges.some(({ state }) => state === 'waiting');
  if (role !== 'owner') return null;
  return (
    <p className={rows.soft}>
      {waits ? (
        <Trans>Tu cuenta nueva está en espera.</Trans>
      ) : bank ? (
        <Trans>
          Cobras en {bank.bank}, cuenta terminada en {bank.ending}.
        </Trans>
      ) : (
        <Trans>Todavía no hay una cuenta en la que cobrar.</Trans>
      )}{' '}
      <Link to={operatorPaths.payoutAccount(id)}>
        {bank || waits ? <Trans>Ver la cuenta</Trans> : <Trans>Escribir la cuenta</Trans>}
      </Link>
    </p>
  );
}
