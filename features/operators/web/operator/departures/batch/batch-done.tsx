import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import type { DepartureBatch } from '../../../../contract/departure-batch.ts';
import { undoDepartureBatch } from '../../../../contract/departure-batch-routes.ts';
import { operatorKey } from '../../operator.queries.ts';
import { useOperator } from '../../operator-frame.tsx';
import { Refused } from './batch-preview.tsx';

interface BatchDoneProps {
  batch: DepartureBatch;
  onMore: () => void;
}

export function BatchDone({ batch, onMore }: BatchDoneProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { isBusy, failure, retry, submit } = useSubmit();
  const [undone, setUndone] = useState<DepartureBatch | null>(null);
  const shown = undone ?? batch;
  const changed = shown.items.filter(({ result }) => result === 'changed').length;
  const refused = shown.items.filter(({ result }) => result === 'refused');
  const undo = () =>
    submit(async (call) => {
      setUndone(await api.call(undoDepartureBatch, { params: { operatorId, batchId: batch.id }, ...call }));
      await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
    });
  return (
    <div className={flow.stack6}>
      <h2 className={textStyles.titleM} role="status">
        {undone ? (
          <Plural
            value={changed}
            _0="Ninguna volvió a como estaba"
            one="# salida volvió a como estaba"
            other="# salidas volvieron a como estaban"
          />
        ) : (
          <Plural value={changed} _0="Ninguna cambió" one="Cambió # salida" other="Cambiaron # salidas" />
        )}
      </h2>
      {refused.length > 0 && <Refused items={refused} />}
      <FormProblem of={{ failure, retry }} />
      <Actions>
        {!undone && changed > 0 && (
          <Button kind="quiet" disabled={isBusy} onClick={() => void undo()}>
            <Trans>Deshacer</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={onMore}>
          <Trans>Cambiar otras</Trans>
        </Button>
        <ButtonLink kind="bare" to={operatorPaths.departures(operatorId)}>
          <Trans>Ver el calendario</Trans>
        </ButtonLink>
      </Actions>
    </div>
  );
}
