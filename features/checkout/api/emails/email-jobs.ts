import { Type } from 'typebox';
import { type BookingRow, findBooking, readOrderBookings } from '#features/bookings/api/public.ts';
import { HOLDS_PLACES } from '#features/bookings/contract/booking-states.ts';
import { stillDue } from '#features/bookings/contract/still-due.ts';
import { findPayment, readOrderPayments, readOrderRefunds } from '#features/payments/api/public.ts';
import { Id } from '#features/schema.ts';
import { hashKey, pinOf, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { moneyText } from '#server/paper/money-text.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { openSchedule } from '../instalments/open-schedule.ts';
import { findOrder, type OrderRow, orderKeys } from '../order.store.ts';
import { readBeforeTheDay } from './before-the-day.ts';
import type { BookedOrder } from './booked.store.ts';
import { cardWords, type MoneyBack, moneyBackOf } from './money-back.ts';
import {
  cancelledEmail,
  confirmedEmail,
  type DuePart,
  type EmailedBooking,
  type EmailedCode,
  emailChangedEmail,
  notTakenEmail,
  type OrderEmail,
  type OrderWords,
  paidEmail,
  tooLateEmail,
} from './order-emails.ts';
import { dayOf, startWords } from './when-words.ts';

/** The id of the email's first job. The PIN and the link are derived from this id. */
export const SentBefore = Type.Optional(Type.String({ maxLength: 40 }));
const OrderPayment = Type.Object({ orderId: Id, paymentId: Id });

export const notifyConfirmed = defineJob(
  Type.Object({ orderId: Id, letter: SentBefore }),
  async ({ orderId, letter: key }, platform, { jobId }) => {
    const { db, config } = platform;
    const order = await load(platform, orderId);
    const all = await readOrderBookings(db, config.REGION, orderId);
    const bookings = all.filter(({ state }) => HOLDS_PLACES.includes(state));
    const keys = await emailKeys(platform, orderId, key ?? jobId);
    await orderKeys.replacePin(db, config.REGION, orderId, keys.hashes);
    await post(platform, order, await savedEmail(platform, order, bookings, keys), { jobId: key ?? jobId });
  },
);

export async function savedEmail(
  platform: Platform,
  order: BookedOrder,
  bookings: readonly EmailedBooking[],
  { pin, secret }: EmailKeys,
): Promise<OrderEmail> {
  const open = { url: platform.config.PUBLIC_URL + travellerPaths.booking(order.reference, secret), pin };
  const paid = { now: order.paid, due: await dueParts(platform, order) };
  const words = wordsOf(order.currency);
  const before = await readBeforeTheDay(platform, bookings);
  const prepared = bookings.map((booking) => ({ ...booking, before: before.get(booking.id)! }));
  return confirmedEmail(codeOf(order, bookings), prepared, words, paid, open, collectorOf(order, bookings));
}

/**
 * All emails to a traveller name one code: the order's reference after a sale of the site, the booking's reference if the
 * operator entered the booking. The other reference finds the booking too.
 */
export function codeOf(
  { channel, reference }: Pick<OrderRow, 'channel' | 'reference'>,
  bookings: readonly Pick<BookingRow, 'reference'>[],
): EmailedCode {
  const [booking] = bookings;
  return channel === 'desk' && booking
    ? { label: 'Referencia de la reserva', reference: booking.reference }
    : { label: 'Referencia de la compra', reference };
}

async function readCode({ db, config }: Platform, order: OrderRow): Promise<EmailedCode> {
  return codeOf(order, order.channel === 'desk' ? await readOrderBookings(db, config.REGION, order.id) : []);
}

/** Returns the operator that collects the price itself, or null if the site collects it. */
function collectorOf(
  { channel }: Pick<OrderRow, 'channel'>,
  bookings: readonly Pick<BookingRow, 'snapshot'>[],
): string | null {
  return channel === 'desk' ? (bookings[0]?.snapshot.operatorName ?? null) : null;
}

export const notifyPaid = defineJob(OrderPayment, async ({ orderId, paymentId }, platform, attempt) => {
  const order = await load(platform, orderId);
  const payment = await findPayment(platform.db, platform.config.REGION, paymentId);
  const due = await dueParts(platform, order);
  const words = wordsOf(order.currency);
  const url = await newLink(platform, order, attempt);
  const bookings = await readOrderBookings(platform.db, platform.config.REGION, orderId);
  const { reference } = codeOf(order, bookings);
  const email = paidEmail(reference, payment?.captured ?? 0, due, words, url, collectorOf(order, bookings));
  await post(platform, order, email, attempt);
});

export const notifyEmailChanged = defineJob(
  Type.Object({ orderId: Id, from: Type.String({ maxLength: 254 }) }),
  async ({ orderId, from }, platform, attempt) => {
    const order = await load(platform, orderId);
    const help = platform.config.PUBLIC_URL + paths.help();
    const email = emailChangedEmail(await readCode(platform, order), hiddenEmail(order.contact?.email ?? ''), help);
    await post(platform, order, email, attempt, from);
  },
);

const hiddenEmail = (email: string) => email.replace(/^(.).*@/, '$1•••@');

const NotTaken = Type.Object({
  ...OrderPayment.properties,
  /** The reason for the refund. The field is absent if the seats were gone. */
  why: Type.Optional(Type.Enum(['paid_twice', 'called_off'])),
  /** In minor units. The default is the captured amount of the payment. */
  amount: Type.Optional(Type.Integer()),
});

export const notifyTooLate = defineJob(NotTaken, async ({ orderId, paymentId, why, amount }, platform, attempt) => {
  const order = await load(platform, orderId);
  const payment = await findPayment(platform.db, platform.config.REGION, paymentId);
  const { money } = wordsOf(order.currency);
  const url = await newLink(platform, order, attempt);
  const to = order.contact?.email ?? payment?.payer.email;
  const back = money(amount ?? payment?.captured ?? 0);
  const card = cardWords(payment?.card ?? null);
  const { reference } = await readCode(platform, order);
  const email = why ? notTakenEmail(reference, why, back, card, url) : tooLateEmail(reference, back, card, url);
  await post(platform, order, email, attempt, to);
});

export const notifyCancelled = defineJob(Type.Object({ bookingId: Id }), async ({ bookingId }, platform, attempt) => {
  const booking = await findBooking(platform.db, platform.config.REGION, bookingId);
  if (!booking?.order_id) return;
  const order = await load(platform, booking.order_id);
  const url = await newLink(platform, order, attempt);
  const backs = await moneyBack(platform, booking, booking.cancellation?.refund ?? 0);
  const words = wordsOf(order.currency);
  const { reference } = codeOf(order, [booking]);
  await post(platform, order, cancelledEmail(reference, booking, backs, words, url), attempt);
  await platform.jobs.add(platform.db, 'checkout/tell-operator', { bookingId, about: 'cancelled' });
});

/**
 * @param total the amount of the latest refund, in minor units
 * @returns the cards that got the refund
 */
export async function moneyBack(
  { db, config }: Platform,
  booking: Pick<BookingRow, 'id' | 'order_id'>,
  total: number,
): Promise<MoneyBack[]> {
  if (total === 0) return [];
  const [refunds, payments] = await Promise.all([
    readOrderRefunds(db, config.REGION, booking.order_id!),
    readOrderPayments(db, config.REGION, booking.order_id!),
  ]);
  return moneyBackOf(refunds, payments, booking.id, total);
}

export async function post(
  platform: Platform,
  order: OrderRow,
  words: OrderEmail,
  { jobId }: Pick<Attempt, 'jobId'>,
  to: string | undefined = order.contact?.email,
): Promise<void> {
  if (!to) return;
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  await platform.mail.send({ ...email, to, key: jobId });
}

export async function load({ db, config }: Platform, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, config.REGION, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** Repeated attempts of a job create the same link. Only a hash of the link's secret is stored. */
export async function newLink(
  platform: Platform,
  order: OrderRow,
  attempt: Attempt,
  screen: string = travellerPaths.booking(order.reference),
): Promise<string> {
  const { db, config } = platform;
  const secret = secretOf((await openSiteKey(config))('order links'), `${order.id}/${attempt.jobId}`);
  await orderKeys.add(db, config.REGION, order.id, 'link', hashKey(order.id, secret));
  return `${config.PUBLIC_URL}${screen}#${secret}`;
}

export interface EmailKeys {
  pin: string;
  secret: string;
  hashes: { pin: Buffer; link: Buffer };
}

export async function emailKeys({ config }: Platform, orderId: string, email: string): Promise<EmailKeys> {
  const derive = await openSiteKey(config);
  const name = `${orderId}/${email}`;
  const [pin, secret] = [pinOf(derive('order PINs'), name), secretOf(derive('order links'), name)];
  return { pin, secret, hashes: { pin: hashKey(orderId, pin), link: hashKey(orderId, secret) } };
}

export function wordsOf(currency: string): OrderWords {
  return {
    money: (minor) => moneyText(minor, currency),
    starts: ({ snapshot }) => startWords(snapshot),
  };
}

async function dueParts({ db, config }: Platform, { id, schedule, paid }: BookedOrder): Promise<DuePart[]> {
  if (stillDue(schedule, paid).length === 0) return [];
  const bookings = await readOrderBookings(db, config.REGION, id);
  const zone = bookings[0]?.snapshot.zone ?? 'UTC';
  const open = await openSchedule(db, { region_id: config.REGION, id, schedule, paid }, bookings);
  return stillDue(open, paid).map(({ amount, dueAt }) => ({
    amount,
    day: dayOf(new Date(dueAt), zone),
  }));
}
