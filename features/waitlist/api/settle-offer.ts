import { findOrder } from '#features/checkout/api/public.ts';
import { readSellables } from '#features/operators/api/public.ts';
import { moveWaitlistEntry } from '#features/waitlist/contract/waitlist-states.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { SEND_ENTRY } from './emails/send-entry.ts';
import { moveEntry } from './move-entry.ts';
import { outcomeOf } from './waitlist.rules.ts';
import { lockEntry } from './waitlist.store.ts';

/** Ends an offer whose order was paid, released or lapsed. */
export async function settleOffer({ db, config, jobs }: Platform, entryId: string): Promise<void> {
  const region = config.REGION;
  await inTransaction(db, async (trx) => {
    const entry = await lockEntry(trx, region, entryId);
    if (!entry?.order_id) return;
    const order = (await findOrder(trx, region, entry.order_id))!;
    const sellable = (await readSellables(trx, region, [entry.departure_id])).get(entry.departure_id)!;
    const calledOff = sellable.departure.state === 'cancelled';
    // A hold that is over still takes its places until the sweep of orders releases the places.
    const action = outcomeOf({ state: order.state, holdUntil: null, calledOff }, new Date());
    if (!action || !moveWaitlistEntry(entry.state, action)) return;
    await moveEntry(trx, entry, action, action === 'end' ? { ended_for: 'called_off' } : {});
    // An offer that ends with its departure is in the email about the released basket.
    if (action === 'expire') await jobs.add(trx, SEND_ENTRY, { entryId, about: 'expired' });
  });
}
