import { lockPlaces } from '#features/bookings/api/public.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { SEND_ENTRY } from './emails/send-entry.ts';
import { moveEntry } from './move-entry.ts';
import { lockWaiting } from './waitlist.store.ts';

/** Ends the list of a departure that is sold no more. Each party gets one email. */
export async function endList({ db, config, jobs }: Platform, departureId: string): Promise<void> {
  const region = config.REGION;
  await inTransaction(db, async (trx) => {
    await lockPlaces(trx, region, [departureId]);
    const { departure } = (await readSellables(trx, region, [departureId])).get(departureId)!;
    const isCalledOff = departure.state === 'cancelled';
    if (!isCalledOff && departure.cutoffAt > new Date()) return;
    for (const entry of await lockWaiting(trx, region, departureId)) {
      await moveEntry(trx, entry, 'end', { ended_for: isCalledOff ? 'called_off' : 'cutoff' });
      await jobs.add(trx, SEND_ENTRY, { entryId: entry.id, about: 'ended' });
    }
  });
}
