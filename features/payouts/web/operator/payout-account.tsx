import { Trans } from '@lingui/react/macro';
import { useOperator } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';
import { TextLink } from '#web/ui/text-link.tsx';

export function PayoutAccount() {
  const { id, role, bank, bankChanges } = useOperator();
  const waits = bankChanges.some(({ state }) => state === 'waiting');
  if (role !== 'owner') return null;
  if (!bank && !waits)
    return (
      <Alert
        tone="caution"
        live="none"
        action={
          <ButtonLink size="small" to={operatorPaths.payoutAccount(id)}>
            <Trans>Escribir la cuenta</Trans>
          </ButtonLink>
        }
      >
        <Trans>Todavía no hay una cuenta en la que cobrar. Escríbela para recibir lo que ganas.</Trans>
      </Alert>
    );
  return (
    <div className={rows.soft}>
      {waits ? (
        <Trans>Tu cuenta nueva está en espera. Lo que ganes se paga cuando termine la espera.</Trans>
      ) : (
        <Trans>
          Cobras en {bank!.bank}, cuenta terminada en {bank!.ending}.
        </Trans>
      )}{' '}
      <TextLink to={operatorPaths.payoutAccount(id)}>
        <Trans>Ver la cuenta</Trans>
      </TextLink>
    </div>
  );
}
