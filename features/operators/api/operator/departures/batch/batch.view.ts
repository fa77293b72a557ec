import type { DepartureOutcome } from '#features/operators/contract/departure-batch.ts';
import type { Decision } from './batch.rules.ts';
import type { BatchRow } from './batch.store.ts';

export interface Decided {
  row: BatchRow;
  decision: Decision;
}

/** `time` is the hour before the change. */
export function outcomeView({ row, decision }: Decided): DepartureOutcome {
  const { id, date, planTitle, optionName, currency, taken, values } = row;
  return {
    ...(decision.result === 'refused' && decision.busy && { busy: decision.busy }),
    ...{ id, date, planTitle, optionName, currency, taken },
    time: values?.time ?? null,
    result: decision.result,
    reason: decision.result === 'refused' ? decision.reason : null,
  };
}
