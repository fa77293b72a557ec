import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readGathered, saveGathered } from './account-trips.store.ts';
import { placeViews } from './place.view.ts';

export function saveGatheredPlaces(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.saveGatheredPlaces, async (request) => {
    const { accountId } = personOf(request);
    const ids = await inTransaction(db, async (trx) => {
      await saveGathered(trx, config.REGION, accountId, request.body.places);
      return readGathered(trx, config.REGION, accountId);
    });
    return { places: await placeViews(platform, ids) };
  });
}
