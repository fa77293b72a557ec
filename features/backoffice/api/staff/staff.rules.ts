import type { StaffRole } from '#features/accounts/contract/actor.ts';

/** Whether the region still has an admin after one member changes role; null means that the member leaves. */
export function keepsAnAdmin(
  team: readonly { account_id: string; role: StaffRole }[],
  accountId: string,
  role: StaffRole | null,
): boolean {
  return role === 'admin' || team.some((member) => member.role === 'admin' && member.account_id !== accountId);
}
