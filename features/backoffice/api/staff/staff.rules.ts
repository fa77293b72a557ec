import type { StaffRole } from '#features/accounts/contract/actor.ts';

/** Whether the region still has an admin after one member gets the role `role`; null removes the member. */
export function keepsAnAdmin(
  team: readonly { account_id: string; role: StaffRole }[],
  accountId: string,
  role: StaffRole | null,
): boolean {
  return role === 'admin' || team.some((member) => member.role === 'admin' && member.account_id !== accountId);
}
