import { readNoLongerServed, readServable } from '#features/operators/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { endList } from './end-list.ts';
import type { EntryKeys } from './entry-keys.ts';
import { offerPlaces } from './offer-places.ts';
import { settleOffer } from './settle-offer.ts';
import { readSettledOffers } from './waitlist.store.ts';

/**
 * Offers free places to waiting parties, whatever freed the places. Simultaneous sweeps of several processes make no
 * offer twice.
 */
export async function sweepLists(platform: Platform, keys: EntryKeys): Promise<void> {
  const { db, config } = platform;
  for (const id of await readSettledOffers(db, config.REGION))
    await alone(platform, id, () => settleOffer(platform, id));
  for (const id of await readNoLongerServed(db, config.REGION)) await alone(platform, id, () => endList(platform, id));
  for (const id of await readServable(db, config.REGION))
    await alone(platform, id, () => offerPlaces(platform, keys, id));
}

/** A failure of one list is only logged, so the next list is still handled. */
async function alone({ log }: Platform, id: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => log.error({ err: error, about: id }, 'a waiting list could not be processed'));
}
