import type { Config } from '#server/config.ts';
import { isLoopback } from '#server/host-names.ts';

/**
 * `all`: everybody at this machine sees all emails of the demo. `own`: a browser sees only the emails that it caused.
 * Null: emails are really sent.
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
