import { Type } from 'typebox';
import { SHARE_TOKEN_HEADER, ShareToken } from '#features/trips/contract/kept-trip.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { secretOf } from '#server/auth/guest-keys.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, markKeysUsed, recordEvent, revokeShareLinks, saveShareLink, type TripRow } from './trip.store.ts';
import { authorizeEditor, opensShared, ReadHeaders, TripParams } from './trip-access.ts';

/**
 * `POST /api/trips/:id/share` returns a link to see the trip. A device that sends a valid link gets this link back. Other devices get a link that the site
 * derives; earlier links stay valid. `POST …/share/rotate` replaces all links by a new one, and `POST …/share/revoke` ends all links.
 */
export async function shareTrip(app: App, { db, config }: Platform): Promise<void> {
  const linkKey = (await openSiteKey(config))('trip links');
  const linkOf = ({ id }: TripRow, generation: number) => secretOf(linkKey, `${id}/share/${generation}`);
  const route = { config: { right: 'trips.edit' } } as const;
  const schema = { tags: ['Viajes'], params: TripParams, headers: ReadHeaders };

  app.post(
    tripRoutes.share,
    { ...route, schema: { ...schema, summary: 'El enlace para ver el viaje', response: { 200: ShareToken } } },
    async ({ actor, params, headers }, reply) => {
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
    },
  );

  app.post(
    tripRoutes.rotateShare,
    {
      ...route,
      schema: { ...schema, summary: 'Cambia los enlaces para ver por uno nuevo', response: { 200: ShareToken } },
    },
    async ({ actor, params, headers }, reply) => {
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
    },
  );

  app.post(
    tripRoutes.revokeShare,
    { ...route, schema: { ...schema, summary: 'Anula los enlaces para ver el viaje', response: { 204: Type.Null() } } },
    async ({ actor, params, headers }, reply) => {
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
    },
  );
}
