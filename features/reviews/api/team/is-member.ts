import type { Platform } from '#server/platform.ts';
import type { FoundOwner, PublicOwner } from '../owners.ts';

/** `false` for everyone while the region decides who runs the owner. */
export async function isMember(
  { db, config }: Platform,
  { team }: PublicOwner,
  { id }: FoundOwner,
  accountId: string,
): Promise<boolean> {
  const members = (await team?.members(db, config.REGION, id)) ?? [];
  return members.some((member) => member.accountId === accountId);
}
