import type { FastifyRequest } from 'fastify';
import type { EmailRequested } from '#features/accounts/contract/account.ts';
import { callerOf } from '#server/http/callers.ts';
import type { Platform } from '#server/platform.ts';
import { emailKey } from '../account.store.ts';
import { assertWithinLimit, secondsToWait, tryWithin } from '../limits/limits.ts';
import { LINK_MINUTES } from './link-lives.ts';

const JOBS = {
  confirm: 'accounts/resend-confirmation',
  sign_in: 'accounts/send-sign-in-link',
  restore: 'accounts/send-restore',
} as const;

/**
 * Requests an email at most once in three minutes. The response does not reveal whether an account exists.
 * @throws `too_many_tries` if one network requests too often.
 */
export async function requestEmail(
  platform: Platform,
  request: FastifyRequest,
  purpose: keyof typeof JOBS,
  email: string,
): Promise<EmailRequested> {
  await assertWithinLimit(platform, 'lettersByAddress', callerOf(request));
  const window = ['lettersByEmail', purpose, emailKey(email)] as const;
  const sent = (await tryWithin(platform, ...window)) !== undefined;
  if (sent) await platform.jobs.add(platform.db, JOBS[purpose], { email });
  return { minutes: LINK_MINUTES[purpose], sent, againIn: await secondsToWait(platform, ...window) };
}
