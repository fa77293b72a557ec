import { ShareToken } from '#features/trips/contract/kept-trip.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, markKeysUsed, recordEvent, saveShareHash } from './trip.store.ts';
import { demandEditor, EditHeaders, TripParams } from './trip-access.ts';
import { hashKey, newKey } from './trip-keys.ts';

/** `POST /api/trips/:id/share`: a new share token; links with the old one stop working. */
export function shareTrip(app: App, { db, config }: Platform): void {
  app.post(
    tripRoutes.share,
    {
      config: { right: 'trips.edit' },
      schema: {
        tags: ['Viajes'],
        summary: 'Cambia el enlace para compartir',
        params: TripParams,
        headers: EditHeaders,
        response: { 200: ShareToken },
      },
    },
    async ({ actor, params, headers }, reply) => {
      const shareToken = newKey();
      await inTransaction(db, async (trx) => {
        const trip = demandEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
        await saveShareHash(trx, trip, hashKey(shareToken));
        await markKeysUsed(trx, trip);
        await recordEvent(trx, trip, {
          action: 'rotate_share',
          from_state: trip.state,
          to_state: trip.state,
          actor: 'editor',
        });
      });
      keepConfidential(reply);
      return { shareToken };
    },
  );
}
