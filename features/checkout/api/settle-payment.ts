import type { Transaction } from 'kysely';
import {
  findPayment,
  keepHeard,
  lockPayment,
  openCase,
  type PaymentCause,
  type PaymentRow,
  savePayment,
} from '#features/payments/api/public.ts';
import { movePayment, OPEN_PAYMENTS, type PaymentState } from '#features/payments/contract/payment-states.ts';
import type { CardEvent, CardPayment } from '#server/cards/port.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { bookMoney, lockOrderWithBookings } from './book-money.ts';
import { bookDispute } from './disputes/book-dispute.ts';
import type { OrderRow } from './order.store.ts';

/** In milliseconds. After this time, an unfinished payment is closed at the provider. */
const GIVEN_UP_AFTER = 60 * 60_000;

/** `order` is the updated order, or null if no money was recorded. */
export interface Settled {
  payment: PaymentRow;
  order: OrderRow | null;
}

/**
 * Simultaneous calls record the money once.
 * @param known the payment as the caller has just read it, or its id
 * @param heard the provider's event, which is stored in the same transaction
 * @throws {CardTrouble} if the provider does not reply, in which case nothing has changed
 */
export async function settlePayment(
  platform: Platform,
  known: PaymentRow | string,
  cause: PaymentCause,
  heard?: CardEvent,
): Promise<Settled> {
  const { db, config, cards } = platform;
  const payment = typeof known === 'string' ? await findPayment(db, config.REGION, known) : known;
  if (!payment) throw new Error(`There is no payment ${known}.`);
  const seen = await (payment.provider_id ? cards.show(payment.provider_id) : cards.find(payment.id));
  const given = seen && isStale(payment, seen) ? await cards.void(seen.id, `${payment.id}/void`) : seen;
  const question = { cause, askedAt: payment.check_at, heard };
  return inTransaction(db, (trx) => apply(trx, platform, payment, given, question));
}

export interface Question {
  cause: PaymentCause;
  /**
   * The payment's `check_at` before the provider was asked. If the database has a later value, an event has arrived.
   */
  askedAt?: Date | null;
  heard?: CardEvent | undefined;
}

export async function apply(
  trx: Transaction<Tables>,
  platform: Platform,
  known: PaymentRow,
  seen: CardPayment | null,
  { cause, askedAt = null, heard }: Question,
): Promise<Settled> {
  const region = platform.config.REGION;
  const payment = (await lockPayment(trx, region, known.id))!;
  const sold = seen && seen.captured > known.captured ? await lockOrderWithBookings(trx, region, known.order_id) : null;
  if (heard) await keepHeard(trx, region, known.provider, heard);
  if (!seen) return { payment, order: null };
  const verdict = judge(payment, seen, known.state);
  if (!verdict.ok) {
    await openCase(trx, {
      region,
      about: `payment/${payment.id}`,
      reason: verdict.reason,
      facts: verdict.facts,
      amount: seen.captured,
      currency: payment.currency,
      orderId: payment.order_id,
    });
    return { payment, order: null };
  }
  const { to, checkAt } = verdict;
  // Money is recorded if the captured amount has grown, because a dispute may be the first event that arrives.
  const more = seen.captured - payment.captured;
  const saved = await savePayment(trx, payment, seen, to, { cause, checkAt, askedAt });
  const order = sold && more > 0 ? await bookMoney(trx, platform, payment, sold, more) : null;
  const dispute = disputeOf(to);
  if (dispute) await bookDispute(trx, platform, payment, seen, dispute);
  return { payment: saved, order };
}

export async function applyOpening(platform: Platform, known: PaymentRow, seen: CardPayment): Promise<PaymentRow> {
  const opening = { cause: 'browser' } as const;
  return (await inTransaction(platform.db, (trx) => apply(trx, platform, known, seen, opening))).payment;
}

type Verdict =
  | { ok: true; to: PaymentState | null; checkAt: Date | null }
  | { ok: false; reason: 'another_payment' | 'states_differ'; facts: Record<string, string | number> };

/**
 * `to` is null if the state stays the same.
 * @param asked the payment's state before the provider was asked
 */
function judge(payment: PaymentRow, seen: CardPayment, asked: PaymentState = payment.state): Verdict {
  if (seen.paymentId !== payment.id || seen.currency !== payment.currency || seen.amount !== payment.amount) {
    const facts = { provider: seen.id, amount: seen.amount, currency: seen.currency };
    return { ok: false, reason: 'another_payment', facts };
  }
  const move = movePayment(
    payment.state,
    seen.state === 'dispute_won' ? 'won' : seen.state === 'dispute_lost' ? 'lost' : seen.state,
  );
  if (payment.state === 'won' && asked !== 'won' && seen.state === 'disputed')
    return { ok: true, to: null, checkAt: nextCheck(payment, seen, payment.state) };
  if (!move.ok) return { ok: false, reason: 'states_differ', facts: { theirs: seen.state, ours: payment.state } };
  return { ok: true, to: move.to, checkAt: nextCheck(payment, seen, move.to ?? payment.state) };
}

function disputeOf(to: PaymentState | null) {
  return to === 'disputed' || to === 'won' || to === 'lost' ? to : null;
}

function isStale(payment: PaymentRow, seen: CardPayment): boolean {
  return (
    (seen.state === 'created' || seen.state === 'requires_action') &&
    Date.now() - payment.created_at.getTime() > GIVEN_UP_AFTER
  );
}

function nextCheck(payment: PaymentRow, seen: CardPayment, state: PaymentState): Date | null {
  const unsettledRefund = seen.refunds.some(({ state }) => state === 'submitted');
  const open = OPEN_PAYMENTS.includes(state) || state === 'disputed' || unsettledRefund;
  if (!open) return null;
  const minutes = Math.min(60, 0.5 * 2 ** Math.min(payment.checks, 8));
  return new Date(Date.now() + minutes * 60_000);
}
