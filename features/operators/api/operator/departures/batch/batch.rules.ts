import { isDeepStrictEqual } from 'node:util';
import type { BusyResource } from '#features/operators/contract/busy-resource.ts';
import type {
  BatchRefusal,
  DepartureBatchChange,
  DepartureValues,
} from '#features/operators/contract/departure-batch.ts';
import {
  DEPARTURE_ACTIONS,
  type DepartureState,
  moveDeparture,
} from '#features/operators/contract/departure-states.ts';
import { startDeparture } from '#features/operators/contract/rule-departures.ts';
import type { BatchRow } from './batch.store.ts';

export type Decision =
  | { result: 'changed'; after: DepartureValues }
  | { result: 'same' }
  | { result: 'refused'; reason: BatchRefusal; busy?: BusyResource | undefined };

const SAME: Decision = { result: 'same' };
const refuse = (reason: BatchRefusal): Decision => ({ result: 'refused', reason });

export const slotOf = ({ optionId, date }: Pick<BatchRow, 'optionId' | 'date'>, time: string): string =>
  `${optionId} ${date} ${time}`;

/** @param slots hours at which options already have a departure; this function adds the new hour of the departure */
export function decide(row: BatchRow, change: DepartureBatchChange, slots: Set<string>, now: Date): Decision {
  const { values } = row;
  if (!values || row.startsAt <= now) return refuse('over');
  if (row.madeToOrder) return refuse('made_to_order');
  const to = (after: Partial<DepartureValues>): Decision =>
    isDeepStrictEqual({ ...values, ...after }, values) ? SAME : { result: 'changed', after: { ...values, ...after } };
  switch (change.kind) {
    case 'close':
    case 'reopen': {
      const state = moveDeparture(values.state, change.kind, 'operator');
      return state ? to({ state: state as DepartureValues['state'] }) : SAME;
    }
    case 'capacity':
      if (change.capacity === values.capacity) return SAME;
      if (change.capacity !== null && change.capacity < row.taken) return refuse('below_taken');
      return to({ capacity: change.capacity, capacityByHand: true });
    case 'prices': {
      const units: (string | null)[] = row.alone ? [null] : row.units;
      if (change.prices?.some(({ unit }) => !units.includes(unit))) return refuse('other_fares');
      const changed = to({ prices: change.prices });
      return changed.result === 'changed' && row.booked ? refuse('booked') : changed;
    }
    case 'time':
      if (values.time === null) return refuse('no_hour');
      if (values.time === change.time) return SAME;
      return moved(row, change.time, slots, now) ?? changeTime(row, values, change.time, slots);
  }
}

function moved(row: BatchRow, time: string, slots: Set<string>, now: Date): Decision | null {
  if (row.booked) return refuse('booked');
  if (slots.has(slotOf(row, time))) return refuse('hour_taken');
  return startDeparture(row.date, time, row.lengths).startsAt <= now ? refuse('hour_past') : null;
}

/** Removes the departure from its rule. Otherwise, the rule would move the departure back. */
function changeTime(row: BatchRow, values: DepartureValues, time: string, slots: Set<string>): Decision {
  slots.add(slotOf(row, time));
  const movedFrom = values.movedFrom ?? (values.ruleId === null ? null : values.time);
  return { result: 'changed', after: { ...values, time, ruleId: null, movedFrom } };
}

/** @param done values of the departure before and after the change that is undone */
export function decideUndo(
  row: BatchRow,
  done: { before: DepartureValues; after: DepartureValues },
  slots: Set<string>,
  now: Date,
): Decision {
  const { values } = row;
  const { before, after } = done;
  if (!values || row.startsAt <= now) return refuse('over');
  if (!isDeepStrictEqual(values, after)) return refuse('changed_since');
  const isMoved = before.time !== null && before.time !== after.time;
  const isPriced = !isDeepStrictEqual(before.prices, after.prices);
  if (row.booked && (isMoved || isPriced)) return refuse('booked');
  if (before.capacity !== null && before.capacity < row.taken) return refuse('below_taken');
  if (!canReach(after.state, before.state)) return refuse('changed_since');
  if (!isMoved) return { result: 'changed', after: before };
  const stays = moved(row, before.time!, slots, now);
  if (stays) return stays;
  slots.add(slotOf(row, before.time!));
  return { result: 'changed', after: before };
}

/** Undo may need two transitions, for example from closed through scheduled to guaranteed. */
function canReach(from: DepartureState, to: DepartureState): boolean {
  if (from === to) return true;
  const next = (state: DepartureState) =>
    DEPARTURE_ACTIONS.flatMap((action) => moveDeparture(state, action, 'operator') ?? []);
  return next(from).some((state) => state === to || next(state).includes(to));
}
