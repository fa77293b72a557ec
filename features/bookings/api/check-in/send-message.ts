import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { DepartureMessage, MessageBody } from '#features/bookings/contract/check-in.ts';
import { departureRoutes } from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { authorizeDeparture, DepartureParams } from './departure-of.ts';
import { insertMessage, listToCome, readMessages } from './manifest.store.ts';

/** `POST …/messages`: sends an email to the buyer of every booking that is still expected at the departure. */
export function sendMessage(app: App, platform: Platform, orders: Rows): void {
  const { db, jobs } = platform;
  app.post(
    departureRoutes.messages,
    {
      config: { right: 'departures.message' },
      schema: {
        tags: ['Salidas'],
        summary: 'Escribe a todas las personas de una salida',
        params: DepartureParams,
        body: MessageBody,
        response: { 200: DepartureMessage },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      reply.header('cache-control', 'no-store');
      const { key } = await authorizeDeparture(platform, actor, 'departures.message', params);
      await inTransaction(db, async (trx) => {
        const bookings = await listToCome(trx, key, orders);
        const authorId = personOf(request).accountId;
        const text = body.body.trim();
        const isNew = await insertMessage(trx, { ...key, id: body.id, body: text, authorId, letters: bookings.length });
        if (!isNew) return;
        await recordAudit(trx, {
          region: key.region,
          actor,
          action: 'departures.message',
          subject: { kind: 'departure', id: key.departureId },
          after: { letters: bookings.length },
        });
        for (const bookingId of bookings)
          await jobs.add(trx, 'checkout/tell-departure-message', { bookingId, messageId: body.id });
      });
      const written = (await readMessages(db, key)).find(({ id }) => id === body.id)!;
      return { ...written, by: written.author, sentAt: written.sent_at.toISOString() };
    },
  );
}
