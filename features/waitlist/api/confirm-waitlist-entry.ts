import { lockPlaces } from '#features/bookings/api/public.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { beginWaiting } from './begin-waiting.ts';
import { entryViews } from './entry.view.ts';
import { openEntry } from './entry-access.ts';
import type { EntryKeys } from './entry-keys.ts';
import { lockEntry } from './waitlist.store.ts';

/** A repeated request has the same answer. */
export function confirmWaitlistEntry(app: App, platform: Platform, keys: EntryKeys): void {
  const { db, config } = platform;
  serve(app, routes.confirmWaitlistEntry, async (request, reply) => {
    const known = await openEntry(platform, keys, request, request.params.id);
    const entry = await inTransaction(db, async (trx) => {
      await lockPlaces(trx, config.REGION, [known.departure_id]);
      const locked = (await lockEntry(trx, config.REGION, known.id))!;
      return locked.state === 'waiting' || locked.state === 'offered' ? locked : beginWaiting(trx, platform, locked);
    });
    const [view] = await entryViews(platform, keys, [entry]);
    keepConfidential(reply);
    return reply.send(view!);
  });
}
