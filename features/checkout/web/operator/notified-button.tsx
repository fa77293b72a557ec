import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { notifyCalledOff } from '#features/checkout/contract/operator-routes.ts';
import { operatorKey, useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

/** Notes that the operator notified a guest without an email of the called-off departure. */
export function NotifiedButton({ bookingId }: { bookingId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { isBusy, failure, retry, submit } = useSubmit();
  const mark = () =>
    void submit(async (call) => {
      await api.call(notifyCalledOff, { params: { operatorId, bookingId }, ...call });
      for (const changed of ['booking', 'booking-counts', 'call-off'])
        await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), changed] });
    });
  return (
    <>
      <Button kind="quiet" disabled={isBusy} onClick={mark}>
        <Trans>Ya le avisé</Trans>
      </Button>
      <FormProblem of={{ failure, retry }} />
    </>
  );
}
