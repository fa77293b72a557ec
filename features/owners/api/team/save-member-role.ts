import { authorize, lockPlaceTeam, savePlaceMember } from '#features/accounts/api/public.ts';
import type { Person, PlaceRole } from '#features/accounts/contract/actor.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';

/**
 * @param role new role, or null to remove the member
 * @throws place_member_not_found, or place_last_owner if no owner would stay
 */
export async function saveMemberRole(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  person: Person,
  { placeId, accountId }: { placeId: string; accountId: string },
  role: PlaceRole | null,
): Promise<void> {
  const region = config.REGION;
  authorize(person, 'place.team', { placeId });
  await inTransaction(db, async (trx) => {
    const team = await lockPlaceTeam(trx, region, placeId);
    if (!team.some(({ account_id }) => account_id === accountId)) throw problem(OWNER_ERRORS, 'place_member_not_found');
    const keepsOwner = role === 'owner' || team.some((one) => one.role === 'owner' && one.account_id !== accountId);
    if (!keepsOwner) throw problem(OWNER_ERRORS, 'place_last_owner');
    await savePlaceMember(trx, { region, placeId, accountId }, role);
  });
}
