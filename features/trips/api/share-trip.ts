import { SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openShareLinks } from './share-links.ts';
import { lockTrip, markKeysUsed, saveShareLink } from './trip.store.ts';
import { authorizeEditor, opensShared } from './trip-access.ts';

/** If the device sends a valid share token, the response contains the same link. Earlier links stay valid. */
export async function shareTrip(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const linkOf = await openShareLinks(platform);
  serve(app, routes.shareTrip, async ({ actor, params, headers }, reply) => {
    const shareToken = await inTransaction(db, async (trx) => {
      const trip = authorizeEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
      const held = headers[SHARE_TOKEN_HEADER];
      if (held && opensShared(trip, held)) return held;
      const link = linkOf(trip, trip.share_generation);
      await saveShareLink(trx, trip, hashSecret(link));
      await markKeysUsed(trx, trip);
      return link;
    });
    keepConfidential(reply);
    return { shareToken };
  });
}
