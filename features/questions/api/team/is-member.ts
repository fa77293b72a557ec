import type { FoundOwner } from '#features/reviews/api/public.ts';
import type { Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';

/** `false` for everyone while the region decides who runs the owner. */
export async function isMember(
  { db, config }: Platform,
  owners: QuestionOwners,
  { kind, id }: FoundOwner,
  accountId: string,
): Promise<boolean> {
  const team = kind === 'trip' ? undefined : owners[kind].team;
  const members = (await team?.members(db, config.REGION, id)) ?? [];
  return members.some((member) => member.accountId === accountId);
}
