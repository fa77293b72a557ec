import { WAITLIST_ERRORS } from '#features/waitlist/contract/errors.ts';
import { moveWaitlistEntry, type WaitlistAction } from '#features/waitlist/contract/waitlist-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type EntryChange, saveEntry, type WaitlistRow } from './waitlist.store.ts';

/** The caller has locked the entry. @throws waitlist_entry_over. */
export function moveEntry(
  trx: Database,
  entry: WaitlistRow,
  action: WaitlistAction,
  change: Omit<EntryChange, 'state'> = {},
): Promise<WaitlistRow> {
  const state = moveWaitlistEntry(entry.state, action);
  if (!state) throw problem(WAITLIST_ERRORS, 'waitlist_entry_over');
  return saveEntry(trx, entry, { ...change, state });
}
