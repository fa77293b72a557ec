import { MAILBOX_ERRORS } from '#features/mailbox/contract/errors.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readMail } from './mailbox.store.ts';

/**
 * @param browser finds only emails that this browser caused. Undefined finds all emails.
 * @throws `mail_not_found`
 */
export async function findMail({ db, config }: Platform, id: string, browser: string | undefined) {
  const row = isUuid(id) ? await readMail(db, config.REGION, id, browser) : undefined;
  if (!row) throw problem(MAILBOX_ERRORS, 'mail_not_found');
  return row;
}
