import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Nothing, Row, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { busyWords } from '../../../../contract/busy-resource.ts';
import {
  BATCH_REFUSAL_WORDS,
  type DepartureBatch,
  type DepartureBatchChange,
  type DepartureOutcome,
} from '../../../../contract/departure-batch.ts';
import { changeDepartures } from '../../../../contract/departure-batch-routes.ts';
import { BusyDepartureLink } from '../../busy-link.tsx';
import { operatorKey } from '../../operator.queries.ts';
import { useOperator } from '../../operator-frame.tsx';

interface BatchPreviewProps {
  change: DepartureBatchChange;
  items: readonly DepartureOutcome[];
  onDone: (batch: DepartureBatch) => void;
}

export function BatchPreview({ change, items, onDone }: BatchPreviewProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { isBusy, failure, retry, submit } = useSubmit();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changing = items.filter(({ result }) => result === 'changed');
  const chosen = changing.filter(({ id }) => !left.has(id));
  const refused = items.filter(({ result }) => result === 'refused');
  const same = items.filter(({ result }) => result === 'same').length;
  const apply = () =>
    submit(async (call, key) => {
      const body = { id: key, departureIds: chosen.map(({ id }) => id), change };
      const batch = await api.call(changeDepartures, { params: { operatorId }, body, ...call });
      await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
      onDone(batch);
    });
  if (items.length === 0) {
    return (
      <Nothing role="status">
        <Trans>No hay salidas en esos días.</Trans>
      </Nothing>
    );
  }
  return (
    <div className={flow.stack6}>
      <section className={flow.stack2} aria-label={t`Lo que cambia`}>
        <h2 className={textStyles.titleM} role="status">
          <Plural value={chosen.length} _0="Ninguna cambia" one="Cambia # salida" other="Cambian # salidas" />
        </h2>
        {same > 0 && (
          <p className={textStyles.note}>
            <Plural value={same} one="# ya está así." other="# ya están así." />
          </p>
        )}
        <Rows>
          {changing.map((outcome) => (
            <Row key={outcome.id}>
              <Checkbox
                checked={!left.has(outcome.id)}
                onChange={({ target }) => {
                  const next = new Set(left);
                  if (target.checked) next.delete(outcome.id);
                  else next.add(outcome.id);
                  setLeft(next);
                }}
              >
                <OutcomeWords {...outcome} />
              </Checkbox>
            </Row>
          ))}
        </Rows>
        <FormProblem of={{ failure, retry }} />
        <Button disabled={isBusy || chosen.length === 0} onClick={() => void apply()}>
          <Plural value={chosen.length} one="Cambiar # salida" other="Cambiar # salidas" />
        </Button>
      </section>
      {refused.length > 0 && <Refused items={refused} />}
    </div>
  );
}

export function Refused({ items }: { items: readonly DepartureOutcome[] }) {
  return (
    <section className={flow.stack2}>
      <h2 className={textStyles.titleM}>
        <Plural value={items.length} one="# se queda como está" other="# se quedan como están" />
      </h2>
      <Rows>
        {items.map((outcome) => (
          <Row key={outcome.id}>
            <div>
              <OutcomeWords {...outcome} />
              <p className={textStyles.note}>
                {outcome.busy ? busyWords(outcome.busy) : outcome.reason && BATCH_REFUSAL_WORDS[outcome.reason]}
              </p>
              <BusyDepartureLink busy={outcome.busy} />
            </div>
          </Row>
        ))}
      </Rows>
    </section>
  );
}

function OutcomeWords({ date, time, planTitle, optionName, taken }: DepartureOutcome) {
  return (
    <Dots>
      <b className={textStyles.nums}>
        {formatDate(date)}
        {time && `, ${time}`}
      </b>
      {planTitle}
      <span className={textStyles.soft}>{optionName}</span>
      {taken > 0 && (
        <span className={textStyles.soft}>
          <Plural value={taken} one="# reservado" other="# reservados" />
        </span>
      )}
    </Dots>
  );
}
