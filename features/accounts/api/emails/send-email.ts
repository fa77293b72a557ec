import { fromDate, toCalendarDateTime } from '@internationalized/date';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { type AccountRow, emailKey } from '../account.store.ts';
import { makeKey, type NewKey } from '../account-key.store.ts';
import { tryWithin } from '../limits/limits.ts';
import type { KeyPurpose } from '../tables.ts';
import { EMAIL_SCREENS, type EmailScreen } from './email-screens.ts';
import type { EmailContent } from './email-words.ts';
import { LINK_MINUTES } from './link-lives.ts';

export async function sendEmail(
  platform: Platform,
  { jobId, number }: Attempt,
  to: string,
  words: (product: string) => EmailContent,
): Promise<void> {
  const brand = await emailBrand(platform);
  await platform.mail.send({ to, key: `${jobId}.${number}`, ...writeEmail({ brand, ...words(brand.product) }) });
}

/** Limits the warnings that a person gets when strangers enter the person's email address. */
export async function mayWarn(platform: Platform, { number }: Attempt, email: string): Promise<boolean> {
  return number > 1 || (await tryWithin(platform, 'lettersByEmail', 'change_email', emailKey(email))) !== undefined;
}

export async function makeLink(
  { db, config }: Platform,
  account: AccountRow,
  purpose: KeyPurpose,
  options: Pick<NewKey, 'detail' | 'voidsOlder'> = {},
): Promise<string> {
  const key = await makeKey(db, account, { purpose, minutes: LINK_MINUTES[purpose], ...options });
  return `${config.PUBLIC_URL}${EMAIL_SCREENS[purpose]}#${key}`;
}

export function screenUrl({ config }: Platform, screen: EmailScreen): string {
  return `${config.PUBLIC_URL}${EMAIL_SCREENS[screen]}`;
}

/** Formats an instant as «21/11/2026 a las 10:32» in the region's time zone. */
export async function localMoment({ region }: Platform, instant: Date): Promise<string> {
  const { settings } = await region.current();
  const { year, month, day, hour, minute } = toCalendarDateTime(fromDate(instant, settings.time_zone));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(day)}/${two(month)}/${year} a las ${two(hour)}:${two(minute)}`;
}
