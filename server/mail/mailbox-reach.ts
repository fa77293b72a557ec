import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/host-names.ts';

/**
 * Which of the mails that a demo keeps instead of sending `/demo/buzon` shows: all of them where only the people at this machine reach it, otherwise
 * to each browser those that it caused itself. `null` where mails leave and there is no mailbox.
 */
export type MailboxReach = 'all' | 'own' | null;

export function mailboxReach({
  MODE,
  HOST,
  PUBLIC_URL,
  PUBLIC_DEMO,
  SMTP_URL,
}: Pick<Config, 'MODE' | 'HOST' | 'PUBLIC_URL' | 'PUBLIC_DEMO' | 'SMTP_URL'>): MailboxReach {
  if (MODE !== 'demo' || SMTP_URL) return null;
  return PUBLIC_DEMO !== 'yes' && isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname) ? 'all' : 'own';
}
