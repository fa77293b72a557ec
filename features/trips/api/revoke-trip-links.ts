import * as routes from '#features/trips/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, markKeysUsed, recordEvent, revokeShareLinks } from './trip.store.ts';
import { authorizeEditor } from './trip-access.ts';

export function revokeTripLinks(app: App, { db, config }: Platform): void {
  serve(app, routes.revokeTripLinks, async ({ actor, params, headers }, reply) => {
    await inTransaction(db, async (trx) => {
      const trip = authorizeEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
      await revokeShareLinks(trx, trip, null);
      await markKeysUsed(trx, trip);
      await recordEvent(trx, trip, {
        action: 'revoke_share',
        from_state: trip.state,
        to_state: trip.state,
        actor: 'editor',
      });
    });
    return reply.code(204).send(null);
  });
}
