import type { FastifyRequest } from 'fastify';
import { may } from '#features/accounts/contract/rights.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderRow } from '../order.store.ts';
import { findWithKey, mayOpen } from '../order-access.ts';

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
  const { order, key } = await findWithKey(platform, request, orderId);
  const payer = key?.kind === 'payer' ? key.instalment : null;
  const holds = payer !== null && (instalment === undefined || instalment === payer) ? 'pay' : null;
  const isAllowed =
    order &&
    (payer === null
      ? mayOpen(request, order, key)
      : may(request.actor, 'orders.pay', { holds, accountId: order.account_id }).allowed);
  if (!isAllowed) throw problem(CHECKOUT_ERRORS, 'order_not_found');
  return { order, payer };
}
