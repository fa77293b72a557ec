import { Type } from 'typebox';
import { type BookingRow, findBooking } from '#features/bookings/api/public.ts';
import { findOrder, newOrderLink, type OrderRow } from '#features/checkout/api/public.ts';
import { findOperatorEmail } from '#features/operators/api/public.ts';
import { findReview, type ReviewRow } from '#features/reviews/api/public.ts';
import { Id, Instant } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type EmailContent, emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { isStillAskable, takeInvitations } from '../booking-review.store.ts';
import { invitationEmail, judgedEmail, operatorEmail, replyEmail } from './review-emails.ts';

const OfReview = Type.Object({ commentId: Id });

export const inviteReviews = defineJob(
  Type.Object({ asOf: Type.Optional(Instant) }),
  async ({ asOf }, { db, config, jobs }) => {
    await inTransaction(db, async (trx) => {
      const invited = await takeInvitations(trx, config.REGION, asOf ? new Date(asOf) : new Date());
      await jobs.addAll(
        trx,
        invited.map((bookingId) => ['comments/ask-how-it-went', { bookingId }] as const),
      );
    });
  },
);

export const askHowItWent = defineJob(Type.Object({ bookingId: Id }), async ({ bookingId }, platform, attempt) => {
  const { db, config } = platform;
  const booking = await findBooking(db, config.REGION, bookingId);
  // The booking may have got a complaint, a refund or a review after the job was queued.
  if (!booking?.order_id || !(await isStillAskable(db, config.REGION, bookingId, new Date()))) return;
  const order = await orderOf(platform, booking);
  const url = await reviewLink(platform, order, booking, attempt);
  await post(platform, order.contact?.email, invitationEmail(booking, url), attempt);
});

export const notifyJudged = defineJob(OfReview, async ({ commentId }, platform, attempt) =>
  notifyAuthor(platform, commentId, attempt, judgedEmail),
);

export const notifyReply = defineJob(OfReview, async ({ commentId }, platform, attempt) =>
  notifyAuthor(platform, commentId, attempt, replyEmail),
);

export const notifyOperatorReview = defineJob(OfReview, async ({ commentId }, platform, attempt) => {
  const { review, booking } = await load(platform, commentId);
  if (!review || !booking) return;
  const to = await findOperatorEmail(platform.db, platform.config.REGION, booking.operator_id);
  const url = platform.config.PUBLIC_URL + operatorPaths.reviews(booking.operator_id);
  await post(platform, to, operatorEmail(review, booking, url), attempt);
});

async function notifyAuthor(
  platform: Platform,
  commentId: string,
  attempt: Attempt,
  words: (review: ReviewRow, booking: BookingRow, url: string) => Omit<EmailContent, 'brand'>,
): Promise<void> {
  const { review, booking } = await load(platform, commentId);
  if (!review || !booking) return;
  const order = await orderOf(platform, booking);
  const url = await reviewLink(platform, order, booking, attempt);
  await post(platform, order.contact?.email, words(review, booking, url), attempt);
}

async function load({ db, config }: Platform, commentId: string) {
  const review = await findReview(db, config.REGION, commentId);
  const booking = review?.booking_id ? await findBooking(db, config.REGION, review.booking_id) : undefined;
  return { review, booking };
}

async function orderOf({ db, config }: Platform, { id, order_id }: BookingRow): Promise<OrderRow> {
  const order = order_id ? await findOrder(db, config.REGION, order_id) : undefined;
  if (!order) throw new Error(`There is no order of booking ${id}.`);
  return order;
}

function reviewLink(platform: Platform, order: OrderRow, { reference }: BookingRow, attempt: Attempt): Promise<string> {
  return newOrderLink(platform, order, attempt, travellerPaths.review(order.reference, reference));
}

async function post(
  platform: Platform,
  to: string | null | undefined,
  words: Omit<EmailContent, 'brand'>,
  { jobId }: Attempt,
): Promise<void> {
  if (!to) return;
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  await platform.mail.send({ ...email, to, key: jobId });
}
