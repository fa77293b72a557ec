import { movePlaceClaim } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { countOpenClaims } from './claim.store.ts';

/** Other open claims on the place keep its state. */
export async function endClaimOfPlace(trx: Database, region: string, placeId: string): Promise<void> {
  if ((await countOpenClaims(trx, region, placeId)) === 0) await movePlaceClaim(trx, region, placeId, 'end');
}
