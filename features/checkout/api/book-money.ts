import type { Transaction } from 'kysely';
import { type BookingRow, lockOrderBookings, saveStates, takePlaces } from '#features/bookings/api/public.ts';
import { stillDue } from '#features/bookings/contract/still-due.ts';
import type { Instalment } from '#features/checkout/contract/order.ts';
import { moveOrder } from '#features/checkout/contract/order-states.ts';
import { scheduled, withPaid } from '#features/checkout/contract/schedule.ts';
import { openCase, type PaymentRow, writeEntry } from '#features/payments/api/public.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { Tables } from '#server/database/tables.ts';
import { orUndo } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { bookChange } from './change/book-change.ts';
import { findChangeToPay } from './change/change.store.ts';
import { giveBack } from './give-back.ts';
import { openSchedule, setClosedApart } from './instalments/open-schedule.ts';
import { lockOrder, type OrderRow, saveOrder } from './order.store.ts';
import { notifyQuotation } from './quoted/notify-quotation.ts';

type Trx = Transaction<Tables>;
const PAID = { from: 'ON_HOLD', actor: 'system' } as const;

export interface OrderWithBookings {
  order: OrderRow;
  bookings: readonly BookingRow[];
}

export async function lockOrderWithBookings(trx: Trx, region: string, orderId: string): Promise<OrderWithBookings> {
  const order = await lockOrder(trx, region, orderId);
  return { order: order!, bookings: await lockOrderBookings(trx, region, orderId) };
}

function isScheduled({ schedule }: OrderRow, { instalment }: PaymentRow): boolean {
  return schedule.some(({ number }) => number === instalment);
}

function isEnough({ state, paid, schedule }: OrderRow, amount: number): boolean {
  return paid + amount >= (schedule[0]?.amount ?? 0) && state === 'held' && moveOrder(state, 'confirm') !== null;
}

async function confirmHeld(
  trx: Trx,
  platform: Platform,
  payment: PaymentRow,
  sold: OrderWithBookings,
  amount: number,
): Promise<OrderRow> {
  const { order, bookings } = sold;
  const confirmed = await saveConfirmed(trx, platform, order, order.paid + amount, payment);
  await moveHeld(trx, order.region_id, bookings);
  await enterMoney(trx, payment, sold, amount);
  return confirmed;
}

/**
 * The caller must have locked the payment and the order.
 * @param amount money that is not in the ledger yet, in minor units
 * @returns null if the payment is for a change or if money is refunded
 */
export async function bookMoney(
  trx: Trx,
  platform: Platform,
  payment: PaymentRow,
  sold: OrderWithBookings,
  amount: number,
): Promise<OrderRow | null> {
  const { order, bookings } = sold;
  const { region_id: region, currency } = payment;
  const change = isScheduled(order, payment)
    ? undefined
    : await findChangeToPay(trx, region, order.id, payment.instalment);
  if (change) {
    await bookChange(trx, platform, { payment, order, change, amount });
    return null;
  }
  if (isEnough(order, amount)) return confirmHeld(trx, platform, payment, sold, amount);
  if (order.state === 'confirmed') return bookBalance(trx, platform, payment, sold, amount);
  await enterMoney(trx, payment, sold, amount);
  const paid = order.paid + amount;
  const due = order.schedule[0]?.amount ?? 0;
  if (paid < due) {
    await openCase(trx, {
      region,
      about: `payment/${payment.id}`,
      reason: 'paid_short',
      amount,
      currency,
      orderId: order.id,
    });
    return saveOrder(trx, region, order.id, { paid });
  }
  if (await reviveLapsed(trx, order, bookings)) return saveConfirmed(trx, platform, order, paid, payment);
  await saveOrder(trx, region, order.id, { paid });
  await giveBack(trx, platform, { order, payment, amount, reason: 'late_payment' });
  await platform.jobs.add(trx, 'checkout/tell-too-late', { orderId: order.id, paymentId: payment.id });
  return null;
}

async function bookBalance(
  trx: Trx,
  platform: Platform,
  payment: PaymentRow,
  { order: known, bookings }: OrderWithBookings,
  amount: number,
): Promise<OrderRow | null> {
  const { region_id: region, id: orderId } = known;
  const order = await setClosedApart(trx, known, bookings);
  const open = await openSchedule(trx, order, bookings);
  await enterMoney(trx, payment, { order, bookings }, amount, openWeights(order, open, payment.instalment, bookings));
  const paid = order.paid + amount;
  const surplus = Math.min(amount, Math.max(0, paid - scheduled(open)));
  const closed = Math.min(surplus, Math.max(0, scheduled(order.schedule) - scheduled(open)));
  // Refunds are stored separately, so the schedule counts the refunded amount as paid.
  const schedule = closed > 0 ? withPaid(order.schedule, closedIn(order, open), closed) : order.schedule;
  const saved = await saveOrder(trx, region, orderId, {
    paid,
    ...(closed > 0 && { schedule: JSON.stringify(schedule), total: order.total + closed }),
  });
  const about = { orderId, paymentId: payment.id };
  if (surplus < amount) await platform.jobs.add(trx, 'checkout/tell-paid', about);
  if (surplus === 0) return saved;
  const reason = closed > 0 ? 'called_off' : 'paid_twice';
  await giveBack(trx, platform, { order, payment, amount: surplus, reason });
  await platform.jobs.add(trx, 'checkout/tell-too-late', { ...about, why: reason, amount: surplus });
  return null;
}

function openWeights(
  order: OrderRow,
  open: readonly Instalment[],
  number: number,
  bookings: readonly BookingRow[],
): number[] {
  const own = open.filter((it) => it.number === number && it.amount > 0);
  const parts = (own.length > 0 ? own : stillDue(open, order.paid)).flatMap((it) => it.parts);
  if (parts.length === 0) return weightsOf(order, number, bookings);
  return bookings.map(({ id }) =>
    parts.reduce((sum, { bookingId, amount }) => (bookingId === id ? sum + amount : sum), 0),
  );
}

function closedIn({ schedule }: OrderRow, open: readonly Instalment[]): string {
  const kept = (number: number, id: string) =>
    open.find((it) => it.number === number)?.parts.some(({ bookingId }) => bookingId === id);
  const parts = schedule.flatMap(({ number, parts }) => parts.map(({ bookingId }) => ({ number, bookingId })));
  return parts.find(({ number, bookingId }) => !kept(number, bookingId))!.bookingId;
}

async function enterMoney(
  trx: Trx,
  payment: PaymentRow,
  { order, bookings }: OrderWithBookings,
  amount: number,
  weights: readonly number[] = weightsOf(order, payment.instalment, bookings),
): Promise<void> {
  const parts = apportion(amount, weights);
  await writeEntry(trx, payment.region_id, `capture/${payment.id}/${payment.captured + amount}`, payment.currency, [
    { account: 'provider', amount, orderId: order.id, paymentId: payment.id },
    ...bookings.map((booking, index) => ({
      account: 'customer' as const,
      amount: -parts[index]!,
      orderId: order.id,
      bookingId: booking.id,
      operatorId: booking.operator_id,
      paymentId: payment.id,
    })),
  ]);
}

function weightsOf({ schedule }: OrderRow, number: number, bookings: readonly BookingRow[]): number[] {
  const parts = schedule.find((instalment) => instalment.number === number)?.parts ?? [];
  return bookings.map(({ id }) => parts.find(({ bookingId }) => bookingId === id)?.amount ?? 0);
}

/** An order for a waiting party has no contact's name. The payer then becomes the contact. */
async function saveConfirmed(
  trx: Trx,
  platform: Platform,
  order: OrderRow,
  paid: number,
  { payer }: PaymentRow,
): Promise<OrderRow> {
  const contact = order.contact?.name ? undefined : JSON.stringify({ name: payer.name, email: payer.email, phone: '' });
  const change = { paid, state: 'confirmed', hold_until: null, confirmed_at: new Date(), contact } as const;
  const saved = await saveOrder(trx, order.region_id, order.id, change);
  await platform.jobs.addAll(trx, [['checkout/tell-booked', { orderId: order.id }]]);
  await notifyQuotation(trx, platform, order);
  return saved;
}

async function moveHeld(trx: Trx, region: string, bookings: readonly BookingRow[]): Promise<void> {
  const asked = bookings.filter(({ snapshot }) => snapshot.confirmation === 'MANUAL').map(({ id }) => id);
  const sure = bookings.filter(({ id }) => !asked.includes(id)).map(({ id }) => id);
  if (sure.length > 0) await saveStates(trx, region, sure, { action: 'confirm', ...PAID, to: 'CONFIRMED' });
  if (asked.length > 0) await saveStates(trx, region, asked, { action: 'ask', ...PAID, to: 'PENDING' });
}

/**
 * Takes the seats of all bookings again, or of none.
 * @returns false if the seats of a booking are gone
 */
async function reviveLapsed(trx: Trx, order: OrderRow, bookings: readonly BookingRow[]): Promise<boolean> {
  if (order.state !== 'lapsed' || !moveOrder(order.state, 'confirm')) return false;
  if (!bookings.every(({ state }) => state === 'EXPIRED')) return false;
  const wanted = bookings.map(({ departure_id, places }) => ({ departureId: departure_id, places }));
  const taken = await orUndo(
    trx,
    async () => (await takePlaces(trx, order.region_id, wanted, { late: true })).length === 0,
  );
  if (!taken) return false;
  const step = { action: 'revive', from: 'EXPIRED', to: 'CONFIRMED', actor: 'system' } as const;
  await saveStates(
    trx,
    order.region_id,
    bookings.map(({ id }) => id),
    step,
  );
  return true;
}
