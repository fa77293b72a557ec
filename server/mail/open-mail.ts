import type { Mail, Platform } from '#server/platform.ts';
import { demoMail } from './demo-mail.ts';
import type { Sender } from './envelope.ts';
import { smtpMail } from './smtp-mail.ts';

export function openMail({ config, db, region }: Pick<Platform, 'config' | 'db' | 'region'>): Mail {
  const sender = async (): Promise<Sender> => {
    const { face } = await region.current();
    return {
      name: face.product,
      address: config.MAIL_FROM ?? face.organisation.email,
      site: new URL(config.PUBLIC_URL).hostname,
    };
  };
  return config.SMTP_URL ? smtpMail(config.SMTP_URL, sender) : demoMail(db, config.REGION, sender);
}
