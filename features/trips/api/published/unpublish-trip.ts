import * as routes from '#features/trips/contract/publication-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip } from '../trip.store.ts';
import { authorizeEditor } from '../trip-access.ts';
import { publicationOfTrip } from './publication-of-trip.ts';
import { withdrawPublications } from './withdraw-publications.ts';

export function unpublishTrip(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.unpublishTrip, async ({ actor, params, headers }, reply) => {
    const trip = await inTransaction(db, async (trx) => {
      const found = authorizeEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
      await withdrawPublications(trx, found);
      return found;
    });
    keepConfidential(reply);
    return publicationOfTrip(platform, trip, { notes: false });
  });
}
