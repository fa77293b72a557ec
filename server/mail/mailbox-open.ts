import type { Config } from '#server/config.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Whether mails stay here for anybody to read: a demo that only its own machine can reach, without a mail server. */
export function isMailboxOpen({ MODE, HOST, SMTP_URL }: Pick<Config, 'MODE' | 'HOST' | 'SMTP_URL'>): boolean {
  return MODE === 'demo' && LOOPBACK.test(HOST) && !SMTP_URL;
}
