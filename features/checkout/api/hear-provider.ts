import type { preHandlerHookHandler } from 'fastify';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/payment-routes.ts';
import { findNewlyHeard, keepCardEvent } from '#features/payments/api/public.ts';
import { type CardEvent, WebhookRefused } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { causedBy } from '#server/mail/causing-browser.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Settling } from './settle-in-turn.ts';

export async function hearProvider(app: App, platform: Platform, settling: Settling): Promise<void> {
  const { db, config, cards } = platform;
  await app.register(async (scope: App) => {
    // The provider signs the raw bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const preHandler: preHandlerHookHandler = ({ query }, _reply, done) =>
      // In a public demo, the payer's browser shows the emails that the payment causes.
      causedBy((query as { browser?: unknown }).browser, done);
    serve(
      scope,
      routes.hearProvider,
      async (request, reply) => {
        if (request.params.provider !== cards.provider) throw problem(CHECKOUT_ERRORS, 'event_refused');
        let event: CardEvent;
        try {
          event = cards.readWebhook({
            headers: request.headers,
            query: request.query as Record<string, string>,
            body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          });
        } catch (error) {
          if (error instanceof WebhookRefused) throw problem(CHECKOUT_ERRORS, 'event_refused');
          throw error;
        }
        const known = await findNewlyHeard(db, config.REGION, cards.provider, event);
        if (known && (await settling.heard(known, event))) return reply.send({ received: true });
        const { isNew, isOurs } = await keepCardEvent(db, config.REGION, cards.provider, event);
        if (isNew && !isOurs && event.providerPaymentId) {
          await platform.jobs.add(db, 'checkout/find-payment', { providerPaymentId: event.providerPaymentId });
        }
        return reply.send({ received: true });
      },
      { preHandler },
    );
  });
}
