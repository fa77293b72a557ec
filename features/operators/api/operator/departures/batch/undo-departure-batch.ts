import { authorize } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/operators/contract/departure-batch-routes.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { refreshPricesFrom } from '../../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../../operators-platform.ts';
import { decideUndo, slotOf } from './batch.rules.ts';
import { lockBatch, lockBatchRecord, markUndone, readBatch, takenSlots, writeBatch } from './batch.store.ts';
import { outcomeView } from './batch.view.ts';
import { keepResourcesFree } from './keep-resources-free.ts';

/** Departures that changed or were booked after the batch keep their values. A repeated request changes nothing. */
export function undoDepartureBatch(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;
  serve(app, routes.undoDepartureBatch, async ({ actor, params: { operatorId, batchId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return inTransaction(db, async (trx) => {
      const batch = await lockBatchRecord(trx, region, operatorId, batchId);
      if (!batch) throw problem(OPERATOR_ERRORS, 'batch_not_found');
      if (batch.undone_at) return { id: batchId, items: [], undoneAt: batch.undone_at.toISOString() };
      const done = new Map(batch.changed.map((one) => [one.id, one]));
      const ids = [...done.keys()];
      await lockBatch(trx, region, operatorId, ids);
      const key = { db: trx, region, operatorId, bookings };
      const rows = await readBatch(key, ids);
      const times = batch.changed.flatMap(({ before, after }) =>
        before.time === after.time ? [] : (before.time ?? []),
      );
      const slots = new Set((await takenSlots(key, rows, times)).map((slot) => slotOf(slot, slot.time)));
      const now = new Date();
      const undone = rows.map((row) => ({ row, decision: decideUndo(row, done.get(row.id)!, slots, now) }));
      const decided = await keepResourcesFree(key, undone, true);
      const changed = decided.flatMap(({ row, decision }) =>
        decision.result === 'changed' ? [{ row, after: decision.after }] : [],
      );
      await writeBatch(trx, region, changed);
      await recordAudit(trx, {
        ...{ region, actor, action: 'departures.undo_many', subject: { kind: 'operator', id: operatorId } },
        after: { departures: changed.length },
      });
      await refreshPricesFrom(trx, region, [...new Set(changed.map(({ row }) => row.planId))]);
      const undoneAt = await markUndone(trx, region, batchId);
      return { id: batchId, items: decided.map(outcomeView), undoneAt: undoneAt.toISOString() };
    });
  });
}
