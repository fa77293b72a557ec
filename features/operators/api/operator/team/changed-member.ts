import { authorize, lockOperatorTeam, saveOperatorMember } from '#features/accounts/api/public.ts';
import type { OperatorRole, Person } from '#features/accounts/contract/actor.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';

/**
 * @param role new role, or null to remove the member
 * @throws member_not_found, or last_owner if no owner would stay
 */
export async function saveMemberRole(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  person: Person,
  { operatorId, accountId }: { operatorId: string; accountId: string },
  role: OperatorRole | null,
): Promise<void> {
  const region = config.REGION;
  authorize(person, 'operator.edit', { operatorId });
  await inTransaction(db, async (trx) => {
    const team = await lockOperatorTeam(trx, region, operatorId);
    if (!team.some(({ account_id }) => account_id === accountId)) throw problem(OPERATOR_ERRORS, 'member_not_found');
    const keepsOwner = role === 'owner' || team.some((one) => one.role === 'owner' && one.account_id !== accountId);
    if (!keepsOwner) throw problem(OPERATOR_ERRORS, 'last_owner');
    await saveOperatorMember(trx, { region, operatorId, accountId }, role);
  });
}
