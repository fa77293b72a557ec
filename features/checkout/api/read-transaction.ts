import type { FastifyRequest } from 'fastify';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { findPayment, type PaymentRow } from '#features/payments/api/public.ts';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { openToPay } from './instalments/open-to-pay.ts';
import { findOrder, type OrderRow } from './order.store.ts';
import type { Settling } from './settle-in-turn.ts';

type Asking = Pick<FastifyRequest, 'actor' | 'headers'>;
interface Seen {
  payment: PaymentRow;
  order: OrderRow;
}

export async function readTransaction(platform: Platform, request: Asking, id: string): Promise<Seen> {
  const payment = await findPayment(platform.db, platform.config.REGION, id);
  if (!payment) throw problem(CHECKOUT_ERRORS, 'payment_not_found');
  const { order } = await openToPay(platform, request, payment.order_id, payment.instalment);
  return { payment, order };
}

export async function refreshedTransaction(
  platform: Platform,
  settling: Settling,
  request: Asking,
  id: string,
): Promise<Seen> {
  const { db, config, log } = platform;
  const seen = await readTransaction(platform, request, id);
  if (!OPEN_PAYMENTS.includes(seen.payment.state)) return seen;
  const settled = await settling.seen(seen.payment).catch((error: unknown) => {
    if (!(error instanceof CardTrouble)) throw error;
    log.warn({ err: error, payment: seen.payment.id }, 'the provider did not report the state of a payment');
    return { ...seen, order: null };
  });
  return { payment: settled.payment, order: settled.order ?? (await findOrder(db, config.REGION, seen.order.id))! };
}
