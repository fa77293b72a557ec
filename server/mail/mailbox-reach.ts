import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/host-names.ts';

/**
 * Emails that the mailbox page `/demo/buzon` shows. `all` if only people at this machine reach the page. `own` for the
 * emails that the visiting browser caused. Null if emails are really sent and there is no mailbox.
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
