import { moveDeparture } from '#features/operators/contract/departure-states.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { lockDeparture, minimumDue, saveDepartureState } from '../operator/departures/departure.store.ts';

/**
 * Guarantees departures whose deadline for a minimum group has passed. Logs the error of a single departure.
 * @returns the number of guaranteed departures
 */
export async function decideMinimum(
  { db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>,
  now = new Date(),
): Promise<number> {
  const region = config.REGION;
  let guaranteed = 0;
  for (const { id, operator_id, reached, outcome } of await minimumDue(db, region, now)) {
    if (!reached && outcome === 'cancel') continue;
    try {
      guaranteed += await inTransaction(db, async (trx) => {
        const row = await lockDeparture(trx, region, operator_id, id);
        const to = row && moveDeparture(row.state, 'guarantee', 'system');
        if (!row || !to) return 0;
        await saveDepartureState(trx, region, id, to);
        return 1;
      });
    } catch (error) {
      log.error({ err: error, departure: id }, 'the minimum group of a departure could not be decided');
    }
  }
  return guaranteed;
}
