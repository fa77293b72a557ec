import { readRegion } from '#regions/read-region.ts';
import type { Mail, Platform } from '#server/platform.ts';
import { demoMail } from './demo-mail.ts';
import { smtpMail } from './smtp-mail.ts';

/** Where letters go: to the mail server of the settings, or nowhere but the demo's mailbox page. */
export async function openMail({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<Mail> {
  const { settings } = await readRegion(config.REGION);
  const sender = {
    name: settings.product,
    address: config.MAIL_FROM ?? settings.organisation.email,
    site: new URL(config.PUBLIC_URL).hostname,
  };
  return config.SMTP_URL ? smtpMail(config.SMTP_URL, sender) : demoMail(db, config.REGION, sender);
}
