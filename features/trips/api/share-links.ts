import { secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Platform } from '#server/platform.ts';
import type { TripRow } from './trip.store.ts';

/**
 * Returns a function that derives the share token of a trip. Every generation of the trip's links has a different
 * token.
 */
export async function openShareLinks({
  config,
}: Platform): Promise<(trip: Pick<TripRow, 'id'>, generation: number) => string> {
  const linkKey = (await openSiteKey(config))('trip links');
  return ({ id }, generation) => secretOf(linkKey, `${id}/share/${generation}`);
}
