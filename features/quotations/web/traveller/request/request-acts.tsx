import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { reassignQuotation, withdrawQuotation } from '../../../contract/routes.ts';
import { type Opened, useAct } from './use-act.ts';

export function RequestActs(opened: Opened) {
  const { t } = useLingui();
  const { quotation, offline } = opened;
  const { act, busy, problem, forget } = useAct(opened);
  const [asking, setAsking] = useState<'withdraw' | 'reassign' | null>(null);
  const { can } = quotation;
  if (offline || !(can.withdraw || can.reassign)) return null;
  const open = (what: 'withdraw' | 'reassign') => {
    forget();
    setAsking(what);
  };
  const doIt = async () => {
    const params = { name: quotation.id };
    const isDone = await act((api, input) =>
      asking === 'withdraw'
        ? api.call(withdrawQuotation, { ...input, params })
        : api.call(reassignQuotation, { ...input, params, body: {} }),
    );
    if (!isDone) return;
    setAsking(null);
    scrollTo({ top: 0 });
  };
  return (
    <Actions>
      {can.reassign && (
        <Button kind={quotation.state === 'expired' ? 'accent' : 'quiet'} onClick={() => open('reassign')}>
          <Trans>Preguntar a otros</Trans>
        </Button>
      )}
      {can.withdraw && (
        <Button kind="bare" onClick={() => open('withdraw')}>
          <Trans>Retirar el pedido</Trans>
        </Button>
      )}
      <Sheet
        open={asking !== null}
        onClose={() => setAsking(null)}
        side="centre"
        label={asking === 'withdraw' ? t`¿Retirar el pedido?` : t`¿Preguntar a otros?`}
      >
        <div className={sheet.body}>
          <p>
            {asking === 'withdraw' ? (
              <Trans>Los operadores dejan de responder y sus ofertas se cierran. Esto no se deshace.</Trans>
            ) : (
              <Trans>
                Preguntamos por turno a operadores que encajan y a quienes aún no preguntamos. Las ofertas que tienes
                siguen en pie.
              </Trans>
            )}
          </p>
          {problem && <Alert look="line">{problem.detail}</Alert>}
          <Actions>
            <Button disabled={busy} onClick={() => void doIt()}>
              {asking === 'withdraw' ? <Trans>Sí, retirar</Trans> : <Trans>Sí, preguntar</Trans>}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(null)}>
              <Trans>No, volver</Trans>
            </Button>
          </Actions>
        </div>
      </Sheet>
    </Actions>
  );
}
