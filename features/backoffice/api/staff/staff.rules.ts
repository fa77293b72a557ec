import type { StaffRole } from '#features/accounts/contract/actor.ts';

/** A null `role` removes the member. */
export function keepsAnAdmin(
  team: readonly { account_id: string; role: StaffRole }[],
  accountId: string,
  role: StaffRole | null,
): boolean {
  return role === 'admin' || team.some((member) => member.role === 'admin' && member.account_id !== accountId);
}
