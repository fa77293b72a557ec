import * as routes from '#features/trips/contract/routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openShareLinks } from './share-links.ts';
import { lockTrip, markKeysUsed, recordEvent, revokeShareLinks } from './trip.store.ts';
import { authorizeEditor } from './trip-access.ts';

export async function rotateTripLinks(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const linkOf = await openShareLinks(platform);
  serve(app, routes.rotateTripLinks, async ({ actor, params, headers }, reply) => {
    const shareToken = await inTransaction(db, async (trx) => {
      const trip = authorizeEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
      const link = linkOf(trip, trip.share_generation + 1);
      await revokeShareLinks(trx, trip, hashSecret(link));
      await markKeysUsed(trx, trip);
      await recordEvent(trx, trip, {
        action: 'rotate_share',
        from_state: trip.state,
        to_state: trip.state,
        actor: 'editor',
      });
      return link;
    });
    keepConfidential(reply);
    return { shareToken };
  });
}
