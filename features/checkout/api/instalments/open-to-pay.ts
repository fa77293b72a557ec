import type { FastifyRequest } from 'fastify';
import { may } from '#features/accounts/contract/rights.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/routes.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findOrder, type OrderRow } from '../order.store.ts';
import { openOrder } from '../order-access.ts';
import { hashKey } from '../order-keys.ts';
import { findPayerKey } from './instalment.store.ts';

/**
 * The order that a request may pay one instalment of: by a payer's link for it, or as whoever may open the whole order.
 * @returns with `payer` when it is only the former: they are to see what they pay, and nothing of the people.
 * @throws 404 for everybody else, whether or not there is such an order.
 */
export async function openToPay(
  platform: Platform,
  request: Pick<FastifyRequest, 'actor' | 'headers'>,
  orderId: string,
  instalment?: number,
): Promise<{ order: OrderRow; payer: number | null }> {
  const { db, config } = platform;
  const secret = request.headers[ORDER_SECRET_HEADER];
  const payer =
    typeof secret === 'string' ? await findPayerKey(db, config.REGION, orderId, hashKey(orderId, secret)) : undefined;
  if (payer === undefined) return { order: await openOrder(platform, request, orderId), payer: null };
  const order = await findOrder(db, config.REGION, orderId);
  const holds = instalment === undefined || instalment === payer ? 'pay' : null;
  if (!order || !may(request.actor, 'orders.pay', { holds, accountId: order.account_id }).allowed) {
    throw problem(CHECKOUT_ERRORS, 'order_not_found');
  }
  return { order, payer };
}
