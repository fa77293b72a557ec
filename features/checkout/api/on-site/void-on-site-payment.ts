import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/bookings/contract/on-site-routes.ts';
import { withoutOnSite } from '#features/checkout/contract/schedule.ts';
import { findOnSitePayment, readOnSite, voidOnSitePaymentRow } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { nextInstalment } from '../change/change.store.ts';
import { lockBookingWithOrder } from '../operator/answer-booking.ts';
import { saveOrder } from '../order.store.ts';
import { readBookingMoney } from './read-booking-money.ts';
import { enterOnSite } from './record-on-site-payment.ts';

export const VOIDABLE: readonly string[] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];

export function voidOnSitePayment(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.voidOnSitePayment, async (request) => {
    const { operatorId, bookingId, paymentId } = request.params;
    const { reason } = request.body;
    authorize(request.actor, 'operator.sell', { operatorId });
    const key = { region, operatorId, bookingId };
    await readBookingMoney(db, key);
    await inTransaction(db, async (trx) => {
      const { booking, order } = (await lockBookingWithOrder(trx, platform, bookingId))!;
      const payment = await findOnSitePayment(trx, region, paymentId);
      const isOpen = order && payment?.booking_id === bookingId && payment.voided_at === null;
      const isKept = !VOIDABLE.includes(booking.state) || booking.cancellation?.pending;
      if (!isOpen || isKept || (await readOnSite(trx, region, bookingId)) < payment.amount)
        throw problem(BOOKING_ERRORS, 'payment_settled');
      const number = await nextInstalment(trx, region, order.id, order.schedule);
      const again = { number, dueAt: new Date().toISOString() };
      const schedule = withoutOnSite(order.schedule, bookingId, payment.amount, again);
      if (!schedule) throw problem(BOOKING_ERRORS, 'payment_settled');
      await voidOnSitePaymentRow(trx, payment, { accountId: personOf(request).accountId, reason });
      const paid = order.paid - payment.amount;
      await saveOrder(trx, region, order.id, { paid, schedule: JSON.stringify(schedule) });
      await enterOnSite(trx, payment, 'on-site-void');
      await recordAudit(trx, {
        ...{ region, actor: request.actor, action: 'bookings.void_on_site', reason },
        subject: { kind: 'booking', id: bookingId },
        before: { amount: payment.amount, currency: payment.currency },
      });
    });
    return readBookingMoney(db, key);
  });
}
