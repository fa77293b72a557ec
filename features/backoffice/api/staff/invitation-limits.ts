import { assertEmailWithinLimits, emailKey } from '#features/accounts/api/public.ts';
import type { Platform } from '#server/platform.ts';

/** @throws `too_many_emails` */
export const assertInvitationWithinLimits = (platform: Platform, accountId: string, email: string): Promise<void> =>
  assertEmailWithinLimits(platform, ['invitationsByAccount', accountId], ['invitationsByAddress', emailKey(email)]);
