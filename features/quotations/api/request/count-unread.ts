import { may } from '#features/accounts/contract/rights.ts';
import { UnreadBody, UnreadCounts } from '#features/quotations/contract/quotation-view.ts';
import { requestRoutes } from '#features/quotations/contract/routes.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { countUnreadOpened } from './history.store.ts';

/** Route for the number of unread messages in several requests. Requests with an invalid secret are left out. */
export function countUnreadMessages(app: App, { db, config }: Platform): void {
  app.post(
    requestRoutes.unread,
    {
      config: { right: 'quotations.own' },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Cuántos mensajes sin leer hay en varias cotizaciones, cada una con el secreto de su enlace',
        body: UnreadBody,
        response: { 200: UnreadCounts },
      },
    },
    async ({ actor, body }, reply) => {
      keepConfidential(reply);
      if (!may(actor, 'quotations.own', { holds: 'edit', accountId: null }).allowed) return { items: [] };
      const keys = body.items.map(({ id, secret }) => ({ id, hash: hashKey(id, secret) }));
      return { items: await countUnreadOpened(db, config.REGION, keys) };
    },
  );
}
