import { Type } from 'typebox';
import { type BookingRow, findBooking, readDepartureEmail } from '#features/bookings/api/public.ts';
import { findOperatorEmail } from '#features/operators/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Platform } from '#server/platform.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import type { BookedLine } from './booked.store.ts';
import { listTomorrow } from './booked.store.ts';
import { messageEmail, OPERATOR_NEWS, type OperatorNews, operatorEmail, reminderEmail } from './departure-emails.ts';
import { codeOf, load, newLink, post, SentBefore, wordsOf } from './email-jobs.ts';
import type { OrderEmail, OrderWords } from './order-emails.ts';

const COMES: readonly BookingRow['state'][] = ['CONFIRMED', 'PENDING'];

export const notifyDepartureMessage = defineJob(
  Type.Object({ bookingId: Id, messageId: Id }),
  async ({ bookingId, messageId }, platform, attempt) => {
    const [booking, message] = await Promise.all([
      findBooking(platform.db, platform.config.REGION, bookingId),
      readDepartureEmail(platform.db, platform.config.REGION, messageId),
    ]);
    if (!booking?.order_id || !message) return;
    const order = await load(platform, booking.order_id);
    const url = await newLink(platform, order, attempt);
    await post(
      platform,
      order,
      messageEmail(codeOf(order, [booking]), booking, message, wordsOf(order.currency), url),
      attempt,
    );
  },
);

export const remindTomorrow = defineJob(Type.Object({}), async (_payload, { db, config, jobs }) => {
  for (const { id, day } of await listTomorrow(db, config.REGION))
    await jobs.add(db, 'checkout/tell-reminder', { bookingId: id }, { key: `reminder:${id}:${day}` });
});

export const notifyReminder = defineJob(Type.Object({ bookingId: Id }), async ({ bookingId }, platform, attempt) => {
  const booking = await findBooking(platform.db, platform.config.REGION, bookingId);
  if (!booking?.order_id || booking.state !== 'CONFIRMED') return;
  const order = await load(platform, booking.order_id);
  const url = await newLink(platform, order, attempt);
  await post(platform, order, reminderEmail(booking, wordsOf(order.currency), url), attempt);
});

export const notifyOperator = defineJob(
  Type.Object({
    bookingId: Id,
    about: Type.Enum([...OPERATOR_NEWS]),
    was: Type.Optional(Type.String()),
    letter: SentBefore,
  }),
  async ({ bookingId, about, was, letter: key }, platform, { jobId }) => {
    const booking = await findBooking(platform.db, platform.config.REGION, bookingId);
    if (!booking || !concerns(booking, about)) return;
    const to = await findOperatorEmail(platform.db, platform.config.REGION, booking.operator_id);
    if (!to) return;
    const words = emailToOperator(platform, about, booking, wordsOf(booking.currency), {
      was,
      name: about === 'cancelled' && booking.order_id && (await load(platform, booking.order_id)).contact?.name,
    });
    const email = writeEmail({ ...words, brand: await emailBrand(platform) });
    await platform.mail.send({ ...email, to, key: key ?? jobId });
  },
);

/** Returns false if a later change of the booking makes the email obsolete. */
export function concerns({ state }: Pick<BookingRow, 'state'>, about: OperatorNews): boolean {
  return COMES.includes(state) === (about !== 'cancelled');
}

export function emailToOperator(
  { config }: Platform,
  about: OperatorNews,
  booking: Omit<BookedLine, 'operator_email'>,
  words: OrderWords,
  more: Parameters<typeof operatorEmail>[4] = {},
): OrderEmail {
  const url = config.PUBLIC_URL + operatorPaths.departure(booking.operator_id, booking.departure_id);
  return operatorEmail(about, booking, words, url, more);
}
