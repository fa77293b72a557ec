import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import { SEND_ENTRY } from './emails/send-entry.ts';
import { moveEntry } from './move-entry.ts';
import type { WaitlistRow } from './waitlist.store.ts';

/** The caller has locked the departure, so positions follow the order of confirmation. */
export async function beginWaiting(trx: Database, { jobs }: Platform, entry: WaitlistRow): Promise<WaitlistRow> {
  const waiting = await moveEntry(trx, entry, 'confirm');
  await jobs.add(trx, SEND_ENTRY, { entryId: entry.id, about: 'waiting' });
  return waiting;
}
