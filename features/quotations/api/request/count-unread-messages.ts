import { may } from '#features/accounts/contract/rights.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countUnreadOpened } from './history.store.ts';

/** Leaves out requests whose secret is wrong. */
export function countUnreadMessages(app: App, { db, config }: Platform): void {
  serve(app, routes.countUnreadMessages, async ({ actor, body }, reply) => {
    keepConfidential(reply);
    if (!may(actor, 'quotations.own', { holds: 'edit', accountId: null }).allowed) return { items: [] };
    const keys = body.items.map(({ id, secret }) => ({ id, hash: hashKey(id, secret) }));
    return { items: await countUnreadOpened(db, config.REGION, keys) };
  });
}
