import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { recordStep } from '#features/bookings/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { endChange, findOpenChange, insertChange } from '../change/change.store.ts';
import { endOpenChange } from '../change/end-open-change.ts';
import { startWords } from '../emails/when-words.ts';
import { lockBookingWithOrder } from '../operator/answer-booking.ts';
import {
  bookingsFreed,
  bookingsToNotify,
  findBookingClosure,
  freeBookingClosure,
  saveBookingClosure,
  type TouchedBooking,
} from './booking-closure.store.ts';

export const REACH_CLOSURES = 'checkout/reach-closures';
export const NOTIFY_CLOSURE = 'checkout/tell-closure';

export const reachClosures = defineJob(Type.Object({}), async (_nothing, platform) => {
  const { db, config, log } = platform;
  const alone = (bookingId: string, work: () => Promise<void>) =>
    work().catch((err: unknown) => log.error({ err, bookingId }, 'a traveller could not be notified of a closure'));
  for (const touched of await bookingsToNotify(db, config.REGION))
    await alone(touched.bookingId, () => notify(platform, touched));
  for (const freed of await bookingsFreed(db, config.REGION))
    await alone(freed.bookingId, () => notifyFreed(platform, freed));
});

async function notify(platform: Platform, touched: TouchedBooking): Promise<void> {
  const region = platform.config.REGION;
  const { bookingId, closureId, planId, localDate, answer } = touched;
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBookingWithOrder(trx, platform, bookingId);
    if (locked?.booking.state !== 'CONFIRMED' || locked.booking.cancellation?.pending) return;
    const { booking, order } = locked;
    const known = await findBookingClosure(trx, region, touched);
    if (known?.notified_of === answer) return;
    const open = await findOpenChange(trx, region, bookingId);
    let changeId = open?.kind === 'closure' ? open.id : null;
    if (answer === 'as_sold') {
      if (changeId) await endChange(trx, { region_id: region, id: changeId }, 'lapsed');
    } else if (order && !changeId) {
      // While the traveller is paying for a change, the notification waits for a later run.
      if (open?.kind === 'amend' && open.until > new Date()) return;
      await endOpenChange(trx, booking, 'lapsed');
      changeId = randomUUID();
      await insertChange(trx, {
        ...{ region_id: region, id: changeId, order_id: order.id, booking_id: bookingId },
        ...{ kind: 'closure', state: 'open', until: touched.startsAt, was: startWords(booking.snapshot) },
        ...{ quote_id: null, departure_id: null, hold_id: null, instalment: null, reason: null },
        ...{ made_by: null, ended_at: null },
      });
    }
    await saveBookingClosure(trx, region, touched, { planId, localDate, notifiedOf: answer, changeId });
    const { state } = booking;
    await recordStep(trx, region, { bookingId, action: 'closure', from: state, to: state, actor: 'system' });
    await platform.jobs.add(trx, NOTIFY_CLOSURE, { bookingId, closureId });
  });
}

async function notifyFreed(
  platform: Platform,
  { bookingId, closureId, changeId }: { bookingId: string; closureId: string; changeId: string | null },
): Promise<void> {
  const region = platform.config.REGION;
  await inTransaction(platform.db, async (trx) => {
    const locked = await lockBookingWithOrder(trx, platform, bookingId);
    if (locked?.booking.state !== 'CONFIRMED') return;
    await freeBookingClosure(trx, region, { bookingId, closureId });
    const open = await findOpenChange(trx, region, bookingId);
    if (open?.kind === 'closure' && open.id === changeId) await endChange(trx, open, 'lapsed');
    await platform.jobs.add(trx, NOTIFY_CLOSURE, { bookingId, closureId });
  });
}
