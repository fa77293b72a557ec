import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoment } from '#features/accounts/web/public.ts';
import { Confirm } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { RegionOperatorDetail } from '../../contract/managed-operator.ts';
import { stopOperatorBankChange } from '../../contract/region-routes.ts';
import { BankHistory } from '../bank-history.tsx';
import { Panel } from '../operator/form/panel.tsx';

interface BankPanelProps {
  operator: RegionOperatorDetail;
  onChange: (operator: RegionOperatorDetail) => void;
}

export function BankPanel({ operator, onChange }: BankPanelProps) {
  const { t } = useLingui();
  const api = useApi();
  const moment = useMoment();
  const [asking, setAsking] = useState(false);
  const { id: operatorId, name, bankChanges, hasBank } = operator;
  const waiting = bankChanges.find(({ state }) => state === 'waiting');

  async function stop(changeId: string, reason: string) {
    onChange(
      await api.call(stopOperatorBankChange, { params: { operatorId, changeId }, body: { reason }, quiet: true }),
    );
    toast({ text: t`Detuvimos el cambio. Las personas responsables reciben tu motivo por correo.` });
  }

  return (
    <Panel title={<Trans>Cuenta de cobro</Trans>}>
      <Fields layout="stack">
        {waiting && (
          <section aria-label={t`Cambio de cuenta que espera`}>
            <Alert look="panel" tone="caution" live="none">
              <p>
                {hasBank ? (
                  <Trans>Cambió su cuenta. No se le paga hasta el {moment(waiting.dueAt)}.</Trans>
                ) : (
                  <Trans>Registró su cuenta de cobro. No se le paga hasta el {moment(waiting.dueAt)}.</Trans>
                )}
              </p>
              <Actions>
                <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
                  <Trans>Detener el cambio</Trans>
                </Button>
              </Actions>
            </Alert>
          </section>
        )}
        {!hasBank && !waiting && bankChanges.length > 0 && (
          <p className={textStyles.note}>
            <Trans>Ahora no tiene cuenta en uso: no se le paga hasta que escriba otra.</Trans>
          </p>
        )}
        {bankChanges.length > 0 ? (
          <BankHistory changes={bankChanges} />
        ) : (
          <p className={textStyles.note}>
            {hasBank ? <Trans>La dio, sellada. No la ha cambiado.</Trans> : <Trans>No la ha dado todavía.</Trans>}
          </p>
        )}
      </Fields>
      <Confirm
        open={asking && waiting !== undefined}
        onClose={() => setAsking(false)}
        title={t`¿Detener el cambio de cuenta de ${name}?`}
        verb={t`Detener el cambio`}
        why={t`Motivo (lo reciben las personas responsables)`}
        run={async (reason) => waiting && stop(waiting.id, reason)}
      >
        <p>
          {hasBank ? (
            <Trans>
              Se le sigue pagando en la cuenta de antes. Habla con el operador por un teléfono que ya conocías.
            </Trans>
          ) : (
            <Trans>
              Este operador se queda sin cuenta de cobro hasta que escriba otra. Habla con él por un teléfono que ya
              conocías.
            </Trans>
          )}
        </p>
      </Confirm>
    </Panel>
  );
}
