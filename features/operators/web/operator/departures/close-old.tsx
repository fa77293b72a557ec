import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { actOnDeparture } from '../../../contract/managed-plan-routes.ts';
import { operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

interface CloseOldProps {
  departure: Pick<ManagedDeparture, 'id' | 'time' | 'can'>;
  /** `true` if no booking is left in the departure. */
  isEmpty: boolean;
}

/** Takes the departure at the earlier hour off sale. Its bookings stay. */
export function CloseOld({ departure: { id, time, can }, isEmpty }: CloseOldProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { isBusy, failure, retry, submit } = useSubmit();
  if (!can?.includes('close')) return null;
  const close = () =>
    void submit(async (call) => {
      const params = { operatorId, departureId: id };
      await api.call(actOnDeparture, { params, body: { action: 'close' }, ...call });
      await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
      toast({ text: t`La salida de las ${time} ya no se vende.` });
    });
  return (
    <div className={flow.stack2}>
      <p>
        {isEmpty ? (
          <Trans>La salida de las {time} ya no tiene reservas. ¿La cierras?</Trans>
        ) : (
          <Trans>La salida de las {time} todavía se vende. ¿La cierras? Las reservas que ya tiene no cambian.</Trans>
        )}
      </p>
      <FormProblem of={{ failure, retry }} />
      <div>
        <Button kind="quiet" disabled={isBusy} onClick={close}>
          <Trans>Cerrar la salida de las {time}</Trans>
        </Button>
      </div>
    </div>
  );
}
