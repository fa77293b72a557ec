import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import type { OwnerEmail } from './claim-emails.ts';

/** @throws the error of the first failing email, after all emails were tried */
export async function sendTo(
  platform: Platform,
  addresses: readonly string[],
  words: OwnerEmail,
  { jobId }: Pick<Attempt, 'jobId'>,
): Promise<void> {
  if (addresses.length === 0) return;
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  const sent = await platform.mail.sendEach(addresses.map((to) => ({ ...email, to, key: `${jobId}/${to}` })));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
