import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoment } from '#features/accounts/web/public.ts';
import { Confirm } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ManagedOperator } from '../../../contract/managed-operator.ts';
import { stopOwnBankChange } from '../../../contract/operator-routes.ts';

interface BankWaitProps {
  operator: ManagedOperator;
  onChange: (operator: ManagedOperator) => void;
}

export function BankWait({ operator, onChange }: BankWaitProps) {
  const { t } = useLingui();
  const api = useApi();
  const moment = useMoment();
  const [asking, setAsking] = useState(false);
  const change = operator.bankChanges.find(({ state }) => state === 'waiting');

  async function stop(changeId: string) {
    onChange(await api.call(stopOwnBankChange, { params: { operatorId: operator.id, changeId }, quiet: true }));
    toast({ text: t`Detuvimos el cambio. Avisamos a las personas responsables y a la región.` });
  }

  return (
    <>
      {change && (
        <section aria-labelledby="bank-wait">
          <Alert look="panel" tone="caution" live="none">
            <h3 id="bank-wait">
              <Trans>Tu cuenta nueva se usa desde el {moment(change.dueAt)}</Trans>
            </h3>
            <p>
              <Trans>
                {change.bank}, terminada en {change.ending}. Por seguridad, hasta entonces no sale ningún pago.
              </Trans>{' '}
              {change.askedBy && <Trans>La escribió {change.askedBy}.</Trans>}
            </p>
            <Actions>
              <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
                <Trans>Detener el cambio</Trans>
              </Button>
            </Actions>
          </Alert>
        </section>
      )}
      <Confirm
        open={asking && change !== undefined}
        onClose={() => setAsking(false)}
        title={t`¿Detener el cambio de cuenta?`}
        verb={t`Detener el cambio`}
        run={async () => change && stop(change.id)}
      >
        <p>
          {operator.bank ? (
            <Trans>Sigues cobrando en la cuenta de antes.</Trans>
          ) : (
            <Trans>Te quedas sin cuenta: no cobras hasta que escribas otra.</Trans>
          )}{' '}
          <Trans>Si no escribiste tú la nueva, cambia tu contraseña y revisa tus sesiones.</Trans>
        </p>
      </Confirm>
    </>
  );
}
