import type { FastifyRequest } from 'fastify';
import type { Transaction as DbTransaction } from 'kysely';
import { type BookingRow, readOrderBookings } from '#features/bookings/api/public.ts';
import { type BookingAnswers, missingAnswers } from '#features/bookings/contract/answers.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { CardConfiguration, StartTransactionBody, Transaction } from '#features/checkout/contract/order.ts';
import { checkoutScreens, ownTransactionRoutes, transactionRoutes } from '#features/checkout/contract/routes.ts';
import { readStandings } from '#features/operators/api/public.ts';
import { beginPayment, findPayment, type PaymentRow } from '#features/payments/api/public.ts';
import { recordAcceptance } from '#features/policies/api/public.ts';
import { CardTrouble, type NewCardPayment } from '#server/cards/port.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { type ChangeRow, extendChange, findChangeToPay } from './change/change.store.ts';
import { openAmount } from './instalments/open-amount.ts';
import { openToPay } from './instalments/open-to-pay.ts';
import { extendHold, lockOrder, type OrderRow } from './order.store.ts';
import { paymentView } from './order.view.ts';
import { OrderHeaders } from './order-access.ts';
import { cardModeOf, termsOf } from './selling-terms.ts';
import { applyOpening } from './settle-payment.ts';

type Trx = DbTransaction<Tables>;
const MINUTE = 60_000;
/** What a bank's step may take before a hold should end. */
const COMFORT = 10 * MINUTE;
const FIRST_CHECK = 30_000;

/**
 * `POST /api/transaction/` with a key of the order, `POST /api/me/transactions/` as its account: begins one try to pay one instalment; the person then
 * goes to the provider's page or frame.
 */
export function startTransaction(app: App, platform: Platform): void {
  const { db, config, cards } = platform;
  /** Payments that this process is opening: who asks for one meanwhile waits for the same call, and the provider is asked once. */
  const opening = new Map<string, Promise<PaymentRow>>();
  app.get(
    transactionRoutes.configuration,
    {
      config: { right: 'transaction.read' },
      schema: {
        tags: ['Pagos'],
        summary: 'Con qué proveedor y de qué maneras se paga aquí',
        response: { 200: CardConfiguration },
      },
    },
    async (_request, reply) => {
      const { provider, modes, publicKey, test } = cards.publicConfiguration();
      const mode = cardModeOf(modes, await platform.region.current());
      return reply.send({ provider, modes, mode, publicKey, test });
    },
  );

  const schema = { tags: ['Pagos'], headers: OrderHeaders, body: StartTransactionBody, response: { 201: Transaction } };
  const ways = [
    { url: transactionRoutes.start, right: 'orders.place', whose: '' },
    { url: ownTransactionRoutes.start, right: 'account.own', whose: ' de la propia cuenta' },
  ] as const;
  for (const { url, right, whose } of ways) {
    app.post(
      url,
      {
        config: { right, rateLimit: { max: 600, timeWindow: 60_000 } },
        bodyLimit: 16_384,
        schema: { ...schema, summary: `Empieza a pagar una reserva${whose}` },
      },
      async (request, reply) => {
        keepConfidential(reply);
        return reply.code(201).send(await begin(request, request.body));
      },
    );
  }

  async function begin(
    request: Pick<FastifyRequest, 'actor' | 'headers'>,
    body: StartTransactionBody,
  ): Promise<Transaction> {
    const { order: known, payer } = await openToPay(platform, request, body.orderId, body.instalment);
    const region = await platform.region.current();
    const { order, change, payment } = await inTransaction(db, async (trx) => {
      const [found, bookings] = await Promise.all([
        lockOrder(trx, config.REGION, known.id),
        readOrderBookings(trx, config.REGION, known.id),
      ]);
      const locked = found!;
      const change = await changeOf(trx, locked, body.instalment, termsOf(region).extendMinutes);
      const amount = change ? change.charge : amountOf(locked, body.instalment);
      const isFirst = locked.state === 'held';
      if (isFirst) demandDetails(bookings);
      const subject = { kind: 'booking', id: locked.reference } as const;
      const [begun] = await Promise.all([
        beginPayment(trx, {
          region: config.REGION,
          orderId: locked.id,
          instalment: body.instalment,
          clientKey: body.key,
          amount,
          currency: locked.currency,
          provider: cards.provider,
          mode: body.mode === 'frame' ? cardModeOf(cards.publicConfiguration().modes, region) : 'page',
          payer: body.payer,
          checkAt: new Date(Date.now() + FIRST_CHECK),
        }),
        isFirst && demandSellers(trx, locked, bookings),
        keepPlaces(locked, termsOf(region).extendMinutes, (until) => extendHold(trx, config.REGION, known.id, until)),
        body.accepted.length > 0 &&
          recordAcceptance(trx, { region: config.REGION, texts: body.accepted, subject, place: 'payment' }),
      ]);
      return { order: locked, change, payment: begun.payment };
    });
    const opened = payment.provider_id ? payment : await openOnce(order, payment, { byPayer: payer !== null, change });
    return transactionView(order, opened);
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
  /** Somebody else, by a link of their own. */
  byPayer: boolean;
  /** What is paid is a change of one booking. */
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

/**
 * The change that an instalment pays for, where it is none of the schedule; its places are kept longer, once, while a bank's step is under way.
 * @throws when they are no longer held.
 */
async function changeOf(trx: Trx, order: OrderRow, number: number, minutes: number): Promise<ChangeRow | undefined> {
  if (order.schedule.some((it) => it.number === number)) return undefined;
  const change = await findChangeToPay(trx, order.region_id, order.id, number);
  if (change && (change.state !== 'open' || change.until.getTime() <= Date.now()))
    throw problem(CHECKOUT_ERRORS, 'order_hold_over');
  if (!change || change.extended || change.until.getTime() - Date.now() > COMFORT) return change;
  const until = new Date(change.until.getTime() + minutes * MINUTE);
  await extendChange(trx, change, until);
  return { ...change, until };
}

/** @throws when the order owes nothing of it, or its places are no longer held. */
function amountOf(order: OrderRow, number: number): number {
  const instalment = order.schedule.find((it) => it.number === number);
  if (!instalment) throw problem(CHECKOUT_ERRORS, 'order_not_payable');
  if (order.state === 'held' && number === 1) {
    if (!order.hold_until || order.hold_until.getTime() <= Date.now())
      throw problem(CHECKOUT_ERRORS, 'order_hold_over');
    return instalment.amount;
  }
  if (order.state === 'lapsed' || order.state === 'released') throw problem(CHECKOUT_ERRORS, 'order_hold_over');
  const open = openAmount(order, number);
  if (order.state !== 'confirmed' || open <= 0) throw problem(CHECKOUT_ERRORS, 'order_not_payable');
  return open;
}

/** Nothing is paid for the first time to who may not sell by then: a hold of two days outlives a registration. @throws seller_suspended. */
async function demandSellers(trx: Trx, { region_id }: OrderRow, bookings: readonly BookingRow[]): Promise<void> {
  const sellers = await readStandings(trx, region_id, [...new Set(bookings.map(({ operator_id }) => operator_id))]);
  if ([...sellers.values()].some(({ maySell }) => !maySell)) throw problem(CHECKOUT_ERRORS, 'seller_suspended');
}

/** What operators have to know is told before anybody pays. @throws details_missing, with every question that has no answer. */
function demandDetails(bookings: readonly BookingRow[]): void {
  const issues = bookings.flatMap(({ id, snapshot, items, answers }) =>
    missingAnswers(snapshot, items, answers as BookingAnswers | null).map(({ key, label }) => ({
      path: `body.lines.${id}.${key}`,
      code: 'required',
      message: `Falta responder: ${label}`,
    })),
  );
  if (issues.length > 0) throw problem(CHECKOUT_ERRORS, 'details_missing', { issues });
}

/** A hold that would end during the bank's step is kept longer, once. */
async function keepPlaces(order: OrderRow, minutes: number, extend: (until: Date) => Promise<void>): Promise<void> {
  if (order.state !== 'held' || order.hold_extended || !order.hold_until) return;
  if (order.hold_until.getTime() - Date.now() > COMFORT) return;
  await extend(new Date(order.hold_until.getTime() + minutes * MINUTE));
}

/** The key is the payment's id: asked twice, the provider has one. */
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
    throw problem(CHECKOUT_ERRORS, 'cards_unavailable', { headers: { 'retry-after': '5' } });
  }
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
  const until = held ?? new Date(Date.now() + 60 * MINUTE);
  const back = change
    ? checkoutScreens.booking(order.reference)
    : byPayer
      ? checkoutScreens.payer(order.id)
      : checkoutScreens.pay(order.id);
  return {
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    description: `${settings.product} · ${order.reference}`,
    payer: payment.payer,
    mode: payment.mode,
    capture: 'automatic',
    // The secret of the order is in the browser's own store: it goes through no provider.
    returnUrl: `${config.PUBLIC_URL}${back}?pago=${payment.id}`,
    webhookUrl: `${config.PUBLIC_URL}/api/card-events/${payment.provider}`,
    expiresAt: until,
    key: payment.id,
  };
}
