import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAccountOrders } from './account-orders.store.ts';

export function listAccountOrders(app: App, { db, config }: Platform): void {
  serve(app, routes.listAccountOrders, async (request, reply) => {
    const limit = request.query.limit ?? PAGE_SIZE;
    const after = readTimeCursor(request.query.cursor);
    const found = await readAccountOrders(db, config.REGION, personOf(request), limit + 1, after);
    const { rows, next } = cutPage(found, limit);
    keepConfidential(reply);
    return {
      items: rows.map(({ at: _at, created_at, ...order }) => ({ ...order, createdAt: created_at.toISOString() })),
      next,
    };
  });
}
