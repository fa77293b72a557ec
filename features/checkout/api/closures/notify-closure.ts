import { Type } from 'typebox';
import { findBooking } from '#features/bookings/api/public.ts';
import { closureSpan } from '#features/closures/contract/closure-words.ts';
import { findPlanClosureFacts } from '#features/operators/api/public.ts';
import { momentWords } from '#features/operators/contract/moment-words.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { codeOf, load, newLink, post, wordsOf } from '../emails/email-jobs.ts';
import { findBookingClosure, noteTravellerNotified } from './booking-closure.store.ts';
import { closureEmail } from './closure-emails.ts';

export const notifyClosure = defineJob(
  Type.Object({ bookingId: Id, closureId: Id }),
  async (key, platform, attempt) => {
    const { db, config } = platform;
    const region = config.REGION;
    const row = await findBookingClosure(db, region, key);
    const booking = await findBooking(db, region, key.bookingId);
    if (!row || booking?.state !== 'CONFIRMED' || !booking.order_id) return;
    const order = await load(platform, booking.order_id);
    const to = order.contact?.email;
    const closure = await findPlanClosureFacts(db, region, { planId: row.plan_id, closureId: key.closureId });
    if (!to || !closure) return;
    const words = wordsOf(order.currency);
    const email = closureEmail(
      codeOf(order, [booking]),
      booking,
      {
        news: row.notified_of,
        closure,
        span: closureSpan(closure, today(regionClock(await platform.region.current()))),
        answerUntil: closure.due_at && momentWords(closure.due_at, booking.snapshot.zone),
      },
      words,
      await newLink(platform, order, attempt),
    );
    await post(platform, order, email, attempt);
    await noteTravellerNotified(db, region, key, to);
  },
);
