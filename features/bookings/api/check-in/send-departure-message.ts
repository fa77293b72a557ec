import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { authorizeDeparture } from './departure-of.ts';
import { insertMessage, listToCome, readMessages } from './manifest.store.ts';

export function sendDepartureMessage(app: App, platform: Platform, orders: Rows): void {
  const { db, jobs } = platform;
  serve(app, routes.sendDepartureMessage, async (request, reply) => {
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
  });
}
