import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Email, Platform } from '#server/platform.ts';
import { type BookedLine, openBooked } from './booked.store.ts';
import { concerns, emailToOperator } from './departure-email-jobs.ts';
import { emailKeys, savedEmail, wordsOf } from './email-jobs.ts';
import type { OrderEmail } from './order-emails.ts';

const PAUSE_MS = 3_000;

interface Draft {
  to: string;
  words: OrderEmail;
  again: readonly [job: string, payload: object];
}

/** If one of the emails fails, a separate job sends that email again with the same PIN and link. */
export const notifyBooked = defineJob(Type.Object({ orderId: Id }), async ({ orderId }, platform, { jobId }) => {
  const keys = await emailKeys(platform, orderId, jobId);
  const booked = await openBooked(platform.db, { region: platform.config.REGION, orderId, ...keys.hashes });
  if (!booked) throw new Error(`There is no order ${orderId}.`);
  const { order, bookings } = booked;
  const drafts: Draft[] = [];
  if (order.contact) {
    const words = await savedEmail(platform, order, bookings, keys);
    const again = ['checkout/tell-confirmed', { orderId, letter: jobId }] as const;
    drafts.push({ to: order.contact.email, words, again });
  }
  for (const booking of bookings) drafts.push(...(await toOperator(platform, booking, jobId)));
  await sendAll(platform, drafts, jobId);
});

async function toOperator(platform: Platform, booking: BookedLine, jobId: string): Promise<Draft[]> {
  if (!booking.operator_email || !concerns(booking, 'booked')) return [];
  const words = emailToOperator(platform, 'booked', booking, wordsOf(booking.currency));
  const again = ['checkout/tell-operator', { bookingId: booking.id, about: 'booked', letter: jobId }] as const;
  return [{ to: booking.operator_email, words, again }];
}

async function sendAll(platform: Platform, drafts: readonly Draft[], key: string): Promise<void> {
  const { db, jobs, mail, log } = platform;
  const brand = await emailBrand(platform);
  const emails = drafts.map(({ to, words }): Email => ({ ...writeEmail({ ...words, brand }), to, key }));
  const answers = await mail.sendEach(emails);
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue;
    const [job, payload] = drafts[index]!.again;
    log.warn({ err: answer.reason, job: key }, 'an email is sent again by its own job');
    await jobs.add(db, job, payload, { runAt: new Date(Date.now() + PAUSE_MS), key: `letter:${key}.${index}` });
  }
}
