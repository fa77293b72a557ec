import { personOf } from '#features/accounts/api/public.ts';
import { GatherBody, GatheredPlaces } from '#features/trips/contract/account-trips.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { listGathered, saveGathered } from './account-trips.store.ts';
import { placeViews } from './place.view.ts';

/** `/api/me/gathered-places` stores the places that a person chose for their next trip, so that all their devices show them. */
export function gatheredPlaces(app: App, platform: Platform): void {
  const { db, config } = platform;

  app.get(
    tripRoutes.gathered,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Viajes'],
        summary: 'Los lugares que guardaste para tu próximo viaje',
        response: { 200: GatheredPlaces },
      },
    },
    async (request) => {
      const ids = await listGathered(db, config.REGION, personOf(request).accountId);
      return { places: await placeViews(platform, ids) };
    },
  );

  app.put(
    tripRoutes.gathered,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Viajes'],
        summary: 'Guarda qué lugares tienes para tu próximo viaje',
        body: GatherBody,
        response: { 200: GatheredPlaces },
      },
    },
    async (request) => {
      const { accountId } = personOf(request);
      const ids = await inTransaction(db, async (trx) => {
        await saveGathered(trx, config.REGION, accountId, request.body.places);
        return listGathered(trx, config.REGION, accountId);
      });
      return { places: await placeViews(platform, ids) };
    },
  );
}
