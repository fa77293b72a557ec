import { moveDeparture } from '#features/operators/contract/departure-states.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockDeparture, minimumDue, saveDepartureState } from '../office/departure.store.ts';

/**
 * When the minimum group is to be decided: a departure that came together, or goes whoever comes, is guaranteed. One that did not and would be cancelled
 * is left to whoever gives the money back (`minimumDue` names it).
 * @returns how many were guaranteed.
 */
export async function decideMinimum(db: Database, region: string, now = new Date()): Promise<number> {
  let guaranteed = 0;
  for (const { id, operator_id, reached, outcome } of await minimumDue(db, region, now)) {
    if (!reached && outcome === 'cancel') continue;
    guaranteed += await inTransaction(db, async (trx) => {
      const row = await lockDeparture(trx, region, operator_id, id);
      const to = row && moveDeparture(row.state, 'guarantee', 'system');
      if (!row || !to) return 0;
      await saveDepartureState(trx, region, id, to);
      return 1;
    });
  }
  return guaranteed;
}
