import type { FastifyRequest } from 'fastify';
import { may } from '#features/accounts/contract/rights.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';
import { findWithKey, mayOpen, ownerOf } from '../order-access.ts';

/**
 * If a payer's link opened the order, `payer` is the instalment of the link, and the response must show no personal
 * data. Otherwise `payer` is null.
 * @throws 404 without access, even if the order exists
 */
export async function openToPay(
  platform: Platform,
  request: Pick<FastifyRequest, 'actor' | 'headers'>,
  orderId: string,
  instalment?: number,
): Promise<{ order: OrderRow; payer: number | null }> {
  const { order, key } = await findWithKey(platform, request, orderId);
  const payer = key?.kind === 'payer' ? key.instalment : null;
  const holds = payer !== null && (instalment === undefined || instalment === payer) ? 'pay' : null;
  const isAllowed =
    order &&
    (payer === null
      ? mayOpen(request, order, key)
      : may(request.actor, 'orders.pay', { holds, accountId: ownerOf(order, request.actor) }).allowed);
  if (!isAllowed) throw problem(CHECKOUT_ERRORS, 'order_not_found');
  return { order, payer };
}
