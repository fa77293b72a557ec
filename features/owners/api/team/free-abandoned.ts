import { lockPlaceTeam, savePlaceMember, withoutPlaceOwner } from '#features/accounts/api/public.ts';
import { listClaimedPlaces, movePlaceClaim } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** A place whose owners erased their accounts can be claimed again. Its helpers leave too. */
export async function freeAbandoned(trx: Database, region: string): Promise<void> {
  const claimed = await listClaimedPlaces(trx, region);
  for (const placeId of await withoutPlaceOwner(trx, region, claimed)) {
    for (const { account_id: accountId } of await lockPlaceTeam(trx, region, placeId))
      await savePlaceMember(trx, { region, placeId, accountId }, null);
    await movePlaceClaim(trx, region, placeId, 'leave');
  }
}
