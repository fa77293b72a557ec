import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { AccountOrdersPage } from '#features/checkout/contract/account-orders.ts';
import { orderRoutes } from '#features/checkout/contract/routes.ts';
import { PageQuery } from '#features/schema.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { listAccountOrders } from './account-orders.store.ts';

const Query = Type.Object(PageQuery, { additionalProperties: false });

/** `GET /api/me/orders/` lists the orders of the caller's account. */
export function showAccountOrders(app: App, { db, config }: Platform): void {
  app.get(
    orderRoutes.mine,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Reservas'],
        summary: 'Las reservas de tu cuenta, la última primero',
        querystring: Query,
        response: { 200: AccountOrdersPage },
      },
    },
    async (request, reply) => {
      const limit = request.query.limit ?? PAGE_SIZE;
      const after = readTimeCursor(request.query.cursor);
      const found = await listAccountOrders(db, config.REGION, personOf(request).accountId, limit + 1, after);
      const { rows, next } = cutPage(found, limit);
      keepConfidential(reply);
      return {
        items: rows.map(({ at: _at, created_at, ...order }) => ({ ...order, createdAt: created_at.toISOString() })),
        next,
      };
    },
  );
}
