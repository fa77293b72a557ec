import { Type } from 'typebox';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { cardEventRoute } from '#features/checkout/contract/routes.ts';
import { findNewlyHeard, keepCardEvent } from '#features/payments/api/public.ts';
import { CARD_PROVIDERS, type CardEvent, WebhookRefused } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import { causedBy } from '#server/mail/causing-browser.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Settling } from './settle-in-turn.ts';

/**
 * `POST /api/card-events/:provider` receives a provider's event. The event only triggers a check: the payment's state is read from the provider. If the
 * provider does not reply in time, the event is stored and processed later by `sweep.ts`.
 */
export async function hearProvider(app: App, platform: Platform, settling: Settling): Promise<void> {
  const { db, config, cards } = platform;
  await app.register(async (scope: App) => {
    // The provider signs the raw bytes of the body, so the body is not parsed here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      cardEventRoute,
      {
        // The limit is high, because a provider sends all its events from a few IP addresses.
        config: { right: 'transaction.hear', rateLimit: { max: 6000, timeWindow: 60_000 } },
        bodyLimit: 262_144,
        // In a public demonstration, the sandbox's events name the browser that paid, so that this browser is shown the emails of its payment.
        preHandler: ({ query }, _reply, done) => causedBy((query as { browser?: unknown }).browser, done),
        schema: {
          tags: ['Pagos'],
          summary: 'Aviso firmado de un proveedor de pagos',
          params: Type.Object({ provider: Type.Enum([...CARD_PROVIDERS]) }),
          response: { 200: Type.Object({ received: Type.Boolean() }) },
        },
      },
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
    );
  });
}
