import { Type } from 'typebox';
import { findBooking } from '#features/bookings/api/public.ts';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import { findOnSitePayment, findOnSiteReturn, readByHand } from '#features/payments/api/public.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { codeOf, load, newLink, post, wordsOf } from './email-jobs.ts';
import { givenBackEmail, onSiteEmail } from './on-site-emails.ts';

export const notifyOnSite = defineJob(Type.Object({ paymentId: Id }), async ({ paymentId }, platform, attempt) => {
  const { db, config } = platform;
  const payment = await findOnSitePayment(db, config.REGION, paymentId);
  if (!payment || payment.voided_at) return;
  const order = await load(platform, payment.order_id);
  const booking = (await findBooking(db, config.REGION, payment.booking_id))!;
  const words = wordsOf(order.currency);
  const url = await newLink(platform, order, attempt);
  const paid = {
    amount: payment.amount,
    means: ON_SITE_WORDS[payment.means],
    owed: owedFor(order, booking.id),
  };
  await post(platform, order, onSiteEmail(codeOf(order, [booking]), booking, paid, words, url), attempt);
});

export const notifyGivenBack = defineJob(Type.Object({ returnId: Id }), async ({ returnId }, platform, attempt) => {
  const { db, config } = platform;
  const given = await findOnSiteReturn(db, config.REGION, returnId);
  if (!given || given.voided_at) return;
  const order = await load(platform, given.order_id);
  const booking = (await findBooking(db, config.REGION, given.booking_id))!;
  const { promised, returned } = await readByHand(db, config.REGION, booking.id);
  const url = await newLink(platform, order, attempt);
  const words = wordsOf(order.currency);
  const back = { amount: given.amount, means: ON_SITE_WORDS[given.means], left: Math.max(0, promised - returned) };
  await post(platform, order, givenBackEmail(codeOf(order, [booking]), booking, back, words, url), attempt);
});
