import { assertEmailWithinLimits, emailKey } from '#features/accounts/api/public.ts';
import type { Platform } from '#server/platform.ts';

/** Counts one invitation email against the limits of its sender and of its recipient. @throws `too_many_emails` */
export const assertInvitationWithinLimits = (platform: Platform, accountId: string, email: string): Promise<void> =>
  assertEmailWithinLimits(platform, ['invitationsByAccount', accountId], ['invitationsByAddress', emailKey(email)]);
