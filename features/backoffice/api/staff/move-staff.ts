import { deleteStaff, lockStaff, saveStaff } from '#features/accounts/api/public.ts';
import type { Actor, StaffRole } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { keepsAnAdmin } from './staff.rules.ts';

/**
 * If `role` is null, the member is removed.
 * @throws `staff_not_found`.
 * @throws `last_admin` if the region would have no admin.
 */
export async function moveStaff(
  { db, config }: Platform,
  actor: Actor,
  accountId: string,
  role: StaffRole | null,
): Promise<void> {
  const region = config.REGION;
  await inTransaction(db, async (trx) => {
    const team = await lockStaff(trx, region);
    const member = team.find(({ account_id }) => account_id === accountId);
    if (!member) throw problem(BACKOFFICE_ERRORS, 'staff_not_found');
    if (member.role === role) return;
    if (!keepsAnAdmin(team, accountId, role)) throw problem(BACKOFFICE_ERRORS, 'last_admin');
    if (role) await saveStaff(trx, { region, accountId, role, addedBy: null });
    else await deleteStaff(trx, region, accountId);
    await recordAudit(trx, {
      region,
      actor,
      action: role ? 'staff.change' : 'staff.remove',
      subject: { kind: 'staff', id: accountId },
      before: { role: member.role },
      after: { role },
    });
  });
}
