import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ClockField } from '#web/ui/clock-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { focusRefused } from '#web/ui/focus-refused.ts';
import { type BusyResource, busyWords } from '../../../contract/busy-resource.ts';
import { BATCH_REFUSAL_WORDS } from '../../../contract/departure-batch.ts';
import { changeDepartures } from '../../../contract/departure-batch-routes.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { departuresQuery, operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { Refusal } from '../refusal.tsx';
import { CloseOld } from './close-old.tsx';
import { isInstead, OtherHour } from './other-hour.tsx';

interface DepartureHourProps {
  departure: ManagedDeparture;
  onMoved: (said: string) => void;
}

/** Moves one departure to another hour of its day. A departure with bookings stays at its hour. */
export function DepartureHour({ departure, onMoved }: DepartureHourProps) {
  const { id, time, date, taken } = departure;
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const [next, setNext] = useState(time ?? '');
  const box = useRef<HTMLDivElement>(null);
  const { isBusy, failure, retry, fail, submit } = useSubmit();
  const [busy, setBusy] = useState<BusyResource>();

  const { data: ofDay } = useQuery(departuresQuery(api, operatorId, date, date));
  const hasOther = ofDay?.items.some((other) => isInstead(other, departure));

  function move() {
    if (focusRefused(box.current)) return;
    setBusy(undefined);
    void submit(async (call, key) => {
      const body = { id: key, departureIds: [id], change: { kind: 'time' as const, time: next } };
      const { items } = await api.call(changeDepartures, { params: { operatorId }, body, ...call });
      const { reason = null, busy: other } = items[0] ?? {};
      setBusy(other);
      if (reason) return fail(other ? busyWords(other) : BATCH_REFUSAL_WORDS[reason]);
      await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
      onMoved(t`Ahora sale a las ${next}.`);
    });
  }

  return (
    <Disclosure summary={<Trans>Cambiar la hora</Trans>}>
      {taken > 0 ? (
        <OtherHour departure={departure} />
      ) : (
        <div ref={box}>
          <Fields layout="stack">
            <ClockField label={t`Hora de salida`} value={next} onChange={setNext} immediate />
            <Button kind="quiet" disabled={isBusy || next === time} onClick={move}>
              <Trans>Guardar la hora</Trans>
            </Button>
            <Refusal of={{ failure, retry }} busy={busy} />
            {hasOther && <CloseOld departure={departure} isEmpty />}
          </Fields>
        </div>
      )}
    </Disclosure>
  );
}
