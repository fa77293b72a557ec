import type { FastifyRequest } from 'fastify';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { StartTransactionBody, Transaction } from '#features/checkout/contract/order.ts';
import { hearProvider } from '#features/checkout/contract/payment-routes.ts';
import { findPayment, type PaymentRow } from '#features/payments/api/public.ts';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { assertCharges } from '#features/policies/api/public.ts';
import { pathOf } from '#features/route.ts';
import { CardTrouble, type NewCardPayment } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { beginTry } from './begin-try.ts';
import type { ChangeRow } from './change/change.store.ts';
import { openToPay } from './instalments/open-to-pay.ts';
import type { OrderRow } from './order.store.ts';
import { paymentView } from './order.view.ts';
import { applyOpening, settlePayment } from './settle-payment.ts';

const OPEN_MS = 60 * 60_000;

export type BeginTransaction = (
  request: Pick<FastifyRequest, 'actor' | 'headers'>,
  body: StartTransactionBody,
) => Promise<Transaction>;

export function beginTransactions(platform: Platform): BeginTransaction {
  const { cards } = platform;
  const opening = new Map<string, Promise<PaymentRow>>();
  return begin;

  async function begin(
    request: Pick<FastifyRequest, 'actor' | 'headers'>,
    body: StartTransactionBody,
  ): Promise<Transaction> {
    const { order: known, payer } = await openToPay(platform, request, body.orderId, body.instalment);
    await assertCharges(platform, known);
    const { order, change, payment } = await beginForAmount(body);
    const opened = payment.provider_id ? payment : await openOnce(order, payment, { byPayer: payer !== null, change });
    return transactionView(order, opened);
  }

  async function beginForAmount(body: StartTransactionBody) {
    const begun = await beginTry(platform, body.orderId, body);
    const { payment, amount } = begun;
    if (payment.amount === amount || !payment.provider_id || !OPEN_PAYMENTS.includes(payment.state)) return begun;
    try {
      await cards.void(payment.provider_id, `${payment.id}/void`);
    } catch (error) {
      // The card provider refuses to void a payment that was just paid.
      if (!(error instanceof CardTrouble) || error.outcome === 'unknown') throw unavailable(error);
    }
    await settlePayment(platform, payment, 'browser').catch((error: unknown) => {
      throw unavailable(error);
    });
    return beginTry(platform, body.orderId, body);
  }

  function openOnce(order: OrderRow, payment: PaymentRow, paying: Paying): Promise<PaymentRow> {
    const begun = opening.get(payment.id);
    if (begun) return begun;
    const call = openAtProvider(platform, order, payment, paying).finally(() => opening.delete(payment.id));
    opening.set(payment.id, call);
    return call;
  }
}

interface Paying {
  byPayer: boolean;
  change: ChangeRow | undefined;
}

export function transactionView(order: OrderRow, payment: PaymentRow): Transaction {
  return {
    payment: paymentView(payment),
    order: {
      id: order.id,
      reference: order.reference,
      state: order.state,
      holdUntil: order.hold_until?.toISOString() ?? null,
    },
  };
}

async function openAtProvider(
  platform: Platform,
  order: OrderRow,
  payment: PaymentRow,
  paying: Paying,
): Promise<PaymentRow> {
  const { db, config, cards } = platform;
  try {
    const seen = await cards.create(await orderFor(platform, order, payment, paying));
    return await applyOpening(platform, payment, seen);
  } catch (error) {
    if (!(error instanceof CardTrouble)) throw error;
    platform.log.warn({ err: error, payment: payment.id }, 'a payment could not be opened at the provider');
    const now = await findPayment(db, config.REGION, payment.id);
    if (now?.provider_id) return now;
    throw unavailable(error);
  }
}

function unavailable(error: unknown): unknown {
  if (!(error instanceof CardTrouble)) return error;
  return problem(CHECKOUT_ERRORS, 'cards_unavailable', { headers: { 'retry-after': '5' } });
}

async function orderFor(
  platform: Platform,
  order: OrderRow,
  payment: PaymentRow,
  { byPayer, change }: Paying,
): Promise<NewCardPayment> {
  const { config } = platform;
  const { settings } = await platform.region.current();
  const held = change?.until ?? (order.state === 'held' ? order.hold_until : null);
  const until = held ?? new Date(Date.now() + OPEN_MS);
  const back = change
    ? travellerPaths.booking(order.reference)
    : byPayer
      ? travellerPaths.payer(order.id)
      : travellerPaths.pay(order.id);
  return {
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    description: `${settings.product} · ${order.reference}`,
    payer: payment.payer,
    mode: payment.mode,
    capture: 'automatic',
    // The card provider sees the return URL, so the URL contains no secret of the order.
    returnUrl: `${config.PUBLIC_URL}${back}?pago=${payment.id}`,
    webhookUrl: config.PUBLIC_URL + pathOf(hearProvider, { params: { provider: payment.provider } }),
    expiresAt: until,
    key: payment.id,
  };
}
