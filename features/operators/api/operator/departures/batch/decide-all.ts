import type { DepartureBatchChange } from '#features/operators/contract/departure-batch.ts';
import { decide, slotOf } from './batch.rules.ts';
import { type BatchKey, readBatch, takenSlots } from './batch.store.ts';
import type { Decided } from './batch.view.ts';
import { keepResourcesFree } from './keep-resources-free.ts';

/**
 * Decides without writing. Two departures of one option never move to the same hour.
 * @param locks true before a write
 */
export async function decideAll(
  key: BatchKey,
  ids: readonly string[],
  change: DepartureBatchChange,
  now: Date,
  locks: boolean,
): Promise<Decided[]> {
  const rows = await readBatch(key, ids);
  const taken = await takenSlots(key, rows, change.kind === 'time' ? [change.time] : []);
  const slots = new Set(taken.map((slot) => slotOf(slot, slot.time)));
  const decided = rows.map((row) => ({ row, decision: decide(row, change, slots, now) }));
  return keepResourcesFree(key, decided, locks);
}
