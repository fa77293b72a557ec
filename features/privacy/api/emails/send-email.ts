import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import type { Words } from './email-words.ts';

export async function sendEmail(
  platform: Platform,
  { jobId }: Attempt,
  to: string,
  words: (product: string) => Words,
): Promise<void> {
  const brand = await emailBrand(platform);
  await platform.mail.send({ to, key: jobId, ...writeEmail({ brand, ...words(brand.product) }) });
}

export async function sayDay({ region }: Pick<Platform, 'region'>, instant: Date): Promise<string> {
  const { settings } = await region.current();
  return new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: settings.time_zone }).format(instant);
}
