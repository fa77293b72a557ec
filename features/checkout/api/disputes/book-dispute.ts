import type { Transaction } from 'kysely';
import { type BookingRow, lockOrderBookings } from '#features/bookings/api/public.ts';
import {
  accrue,
  closeCaseAbout,
  countWon,
  openCase,
  type PaymentRow,
  readDisputed,
  writeEntry,
} from '#features/payments/api/public.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { CardPayment } from '#server/cards/port.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { beginCancellation } from '../cancel/begin-cancellation.ts';
import { lockOrder, type OrderRow } from '../order.store.ts';
import { type Borne, bearDispute } from './bear-dispute.ts';
import { readShares } from './dispute.store.ts';

type Trx = Transaction<Tables>;

interface Loss {
  payment: PaymentRow;
  order: OrderRow;
  bookings: readonly BookingRow[];
}

/** `docs/money.md` explains the ledger entries. The caller must have locked the payment and stored its new state. */
export async function bookDispute(
  trx: Trx,
  platform: Platform,
  payment: PaymentRow,
  seen: CardPayment,
  to: 'disputed' | 'won' | 'lost',
): Promise<void> {
  const { region_id: region, id, order_id, currency } = payment;
  const about = { paymentId: id, orderId: order_id };
  const disputed = seen.captured - seen.refunded;
  // After a won dispute, the payment can be disputed again, so the entry's name contains a number.
  const round = (await countWon(trx, region, id)) + 1;
  const again = round > 1 ? `/${round}` : '';
  await writeEntry(trx, region, `dispute/${id}${again}`, currency, [
    { account: 'dispute', amount: disputed, ...about },
    { account: 'provider', amount: -disputed, ...about },
  ]);
  // The ledger still has the amount from the opening of the dispute, even after later refunds.
  const { taken, fee } = await readDisputed(trx, region, id);
  const closed = { region, about: `dispute/${id}`, closedBy: null };
  if (to === 'disputed') {
    const about = { about: closed.about, reason: 'dispute_opened' } as const;
    await openCase(trx, { region, ...about, amount: taken, currency, orderId: order_id });
  }
  if (to === 'won') {
    await writeEntry(trx, region, `dispute-won/${id}${again}`, currency, [
      { account: 'provider', amount: taken, ...about },
      { account: 'dispute', amount: -taken, ...about },
    ]);
    await closeCaseAbout(trx, { ...closed, resolution: 'El banco nos dio la razón: el dinero volvió.' });
  }
  const order = (await lockOrder(trx, region, order_id))!;
  const loss = { payment, order, bookings: await lockOrderBookings(trx, region, order_id) };
  if (to === 'lost') {
    await bookLoss(trx, platform, loss, taken);
    await closeCaseAbout(trx, { ...closed, resolution: 'El banco dio la razón a la persona.' });
  }
  await bookFee(trx, platform, loss, (seen.disputeFee ?? fee) - fee, again);
}

async function bookLoss(
  trx: Trx,
  platform: Platform,
  { payment, order, bookings }: Loss,
  taken: number,
): Promise<void> {
  const { region_id: region, id, currency } = payment;
  const borne = bearDispute(taken, await readShares(trx, region, { orderId: order.id, paymentId: id }));
  for (const one of borne) {
    const booking = bookings.find(({ id: own }) => own === one.bookingId)!;
    await postLoss(trx, payment, booking, one);
    await accrueDebt(trx, booking, { entry: `dispute-lost/${id}/${booking.id}`, ...one });
  }
  const operators = borne.reduce((sum, one) => sum + one.operator, 0);
  const commission = borne.reduce((sum, one) => sum + one.commission, 0);
  const nobody = borne.reduce((sum, one) => sum + one.nobody, 0);
  await openCase(trx, {
    region,
    about: `dispute-lost/${id}`,
    reason: 'dispute_lost',
    facts: { operators, commission, nobody },
    amount: taken,
    currency,
    orderId: order.id,
  });
  for (const one of borne)
    await cancelUnpaid(trx, platform, order, bookings.find(({ id: own }) => own === one.bookingId)!, one);
}

async function postLoss(trx: Trx, payment: PaymentRow, booking: BookingRow, it: Borne): Promise<void> {
  const about = {
    orderId: payment.order_id,
    bookingId: booking.id,
    operatorId: booking.operator_id,
    paymentId: payment.id,
  };
  await writeEntry(trx, payment.region_id, `dispute-lost/${payment.id}/${booking.id}`, payment.currency, [
    { account: 'customer', amount: it.customer, ...about },
    { account: 'operator', amount: it.operator, ...about },
    { account: 'commission', amount: it.commission, ...about },
    { account: 'review', amount: it.nobody, ...about },
    { account: 'dispute', amount: -(it.customer + it.operator + it.commission + it.nobody), ...about },
  ]);
}

async function bookFee(
  trx: Trx,
  platform: Platform,
  { payment, order, bookings }: Loss,
  more: number,
  again: string,
): Promise<void> {
  if (more === 0) return;
  const { region_id: region, id, currency } = payment;
  const { settings } = await platform.region.current();
  // `more` is positive when the provider takes a fee, and negative when the provider returns a fee.
  const entry = `dispute-fee/${id}/${more > 0 ? 'taken' : 'back'}${again}`;
  const about = { paymentId: id, orderId: order.id };
  if (settings.selling?.disputeFee !== 'operator') {
    await writeEntry(trx, region, entry, currency, [
      { account: 'fees', amount: more, ...about },
      { account: 'provider', amount: -more, ...about },
    ]);
    return;
  }
  const parts = apportion(
    Math.abs(more),
    bookings.map(({ total }) => total),
  ).map((part) => Math.sign(more) * part);
  for (const [index, booking] of bookings.entries()) {
    const own = { ...about, bookingId: booking.id, operatorId: booking.operator_id };
    await writeEntry(trx, region, `${entry}/${booking.id}`, currency, [
      { account: 'operator', amount: parts[index]!, ...own },
      { account: 'provider', amount: -parts[index]!, ...own },
    ]);
    await accrueDebt(trx, booking, { entry: `${entry}/${booking.id}`, operator: parts[index]!, commission: 0 });
  }
}

function accrueDebt(
  trx: Trx,
  booking: BookingRow,
  { entry, operator, commission }: { entry: string; operator: number; commission: number },
): Promise<void> {
  return accrue(trx, {
    region: booking.region_id,
    entry,
    bookingId: booking.id,
    operatorId: booking.operator_id,
    orderId: booking.order_id,
    currency: booking.currency,
    amount: -operator,
    commission: -commission,
    serviceEndedAt: new Date(booking.snapshot.endsAt),
  });
}

async function cancelUnpaid(
  trx: Trx,
  platform: Platform,
  order: OrderRow,
  booking: BookingRow,
  { customer, operator, commission, left }: Borne,
): Promise<void> {
  const takenBack = customer > 0 && operator + commission === 0;
  const ahead = new Date(booking.snapshot.startsAt) > new Date();
  const lives = booking.state === 'CONFIRMED' || booking.state === 'PENDING';
  if (!takenBack || !ahead || !lives || booking.cancellation?.pending) return;
  // If the booking still has money from another payment, a person must decide whether to cancel it.
  if (left > 0) return;
  await beginCancellation(trx, platform, {
    order,
    booking,
    actor: 'system',
    actorId: null,
    cause: 'dispute',
    reason: null,
    itemIds: null,
    refund: 0,
    kept: 0,
    quoteId: null,
  });
  await platform.jobs.add(trx, 'checkout/tell-operator', { bookingId: booking.id, about: 'cancelled' });
}
