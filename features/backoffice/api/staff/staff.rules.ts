import type { StaffRole } from '#features/accounts/contract/actor.ts';

/** If `role` is null, the member is removed. */
export function keepsAnAdmin(
  team: readonly { account_id: string; role: StaffRole }[],
  accountId: string,
  role: StaffRole | null,
): boolean {
  return role === 'admin' || team.some((member) => member.role === 'admin' && member.account_id !== accountId);
}
