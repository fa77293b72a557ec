import type { Database } from '#server/database/connect.ts';
import { recordEvent, type TripRow } from '../trip.store.ts';
import { lockOpen, movePublication, saveListed } from './publication.store.ts';

/** The caller has locked the trip. */
export async function withdrawPublications(trx: Database, trip: TripRow): Promise<void> {
  const { pending, live } = await lockOpen(trx, trip);
  if (!pending && !live) return;
  for (const open of [pending, live])
    if (open) await movePublication(trx, open, { action: 'withdraw', actor: 'author' });
  if (live) await saveListed(trx, trip, false);
  await recordEvent(trx, trip, {
    ...{ action: 'withdraw_publication', from_state: trip.state, to_state: trip.state, actor: 'editor' },
  });
}
