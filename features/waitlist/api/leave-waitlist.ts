import type { Transaction } from 'kysely';
import { lockPlaces } from '#features/bookings/api/public.ts';
import { releaseHeldOrder } from '#features/checkout/api/public.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { entryViews } from './entry.view.ts';
import { openEntry } from './entry-access.ts';
import type { EntryKeys } from './entry-keys.ts';
import { moveEntry } from './move-entry.ts';
import { findEntry, lockEntry, type WaitlistRow } from './waitlist.store.ts';

/** A repeated request has the same answer. */
export function leaveWaitlist(app: App, platform: Platform, keys: EntryKeys): void {
  serve(app, routes.leaveWaitlist, async (request, reply) => {
    const { id } = await openEntry(platform, keys, request, request.params.id);
    const leaving = () => inTransaction(platform.db, (trx) => leave(trx, platform, id));
    // An entry gets at most one offer, so the second try knows the offer.
    const entry = (await leaving()) ?? (await leaving());
    const [view] = await entryViews(platform, keys, [entry!]);
    keepConfidential(reply);
    return reply.send(view!);
  });
}

/** @returns null if an offer was made at the same time. Orders are locked before departures, so this needs a new try. */
async function leave(trx: Transaction<Tables>, platform: Platform, id: string): Promise<WaitlistRow | null> {
  const { REGION: region } = platform.config;
  const known = (await findEntry(trx, region, id))!;
  if (known.state === 'offered') await releaseHeldOrder(trx, platform, known.order_id!);
  await lockPlaces(trx, region, [known.departure_id]);
  const locked = (await lockEntry(trx, region, id))!;
  if (locked.state === 'left') return locked;
  return locked.state === 'offered' && known.state !== 'offered' ? null : moveEntry(trx, locked, 'leave');
}
