import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';
import type { TripRow } from './trip.store.ts';

/** Each generation of a trip has another token. */
export async function openShareLinks({
  config,
}: Platform): Promise<(trip: Pick<TripRow, 'id'>, generation: number) => string> {
  const linkKey = (await openSiteKey(config))('trip links');
  return ({ id }, generation) => secretOf(linkKey, `${id}/share/${generation}`);
}
