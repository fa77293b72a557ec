import type { Transaction } from 'kysely';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/bookings/contract/on-site-routes.ts';
import { withOnSite } from '#features/checkout/contract/schedule.ts';
import {
  findOnSitePayment,
  insertOnSitePayment,
  type OnSitePaymentRow,
  writeEntry,
} from '#features/payments/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockBookingWithOrder } from '../operator/answer-booking.ts';
import { saveOrder } from '../order.store.ts';
import { readBookingMoney } from './read-booking-money.ts';

export function recordOnSitePayment(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.recordOnSitePayment, async (request) => {
    const { operatorId, bookingId } = request.params;
    const { id, means, amount } = request.body;
    authorize(request.actor, 'departures.check_in', { operatorId });
    const key = { region: config.REGION, operatorId, bookingId };
    await readBookingMoney(db, key);
    await answerOnce<OnSitePaymentRow>({
      earlier: async () => {
        const known = await findOnSitePayment(db, config.REGION, id);
        const isSame = known?.booking_id === bookingId && known.means === means && known.amount === amount;
        if (known && !isSame) throw problem(BOOKING_ERRORS, 'balance_changed');
        return known;
      },
      work: () =>
        inTransaction(db, async (trx) => {
          const locked = (await lockBookingWithOrder(trx, platform, bookingId))!;
          const { owed } = await readBookingMoney(trx, key);
          if (amount > owed || locked.order?.state !== 'confirmed') throw problem(BOOKING_ERRORS, 'balance_changed');
          const { accountId } = personOf(request);
          const payment = await insertOnSitePayment(trx, {
            ...{ region_id: config.REGION, id, booking_id: bookingId, operator_id: operatorId, means, amount },
            ...{ order_id: locked.order.id, currency: locked.order.currency, taken_by: accountId },
            ...{ voided_by: null, voided_at: null, void_reason: null },
          });
          await saveOrder(trx, config.REGION, locked.order.id, {
            paid: locked.order.paid + amount,
            schedule: JSON.stringify(withOnSite(locked.order.schedule, locked.order.paid, bookingId, amount)),
          });
          await enterOnSite(trx, payment, 'on-site');
          await platform.jobs.add(trx, 'checkout/tell-on-site', { paymentId: id });
          await recordAudit(trx, {
            ...{ region: config.REGION, actor: request.actor, action: 'bookings.take_on_site' },
            subject: { kind: 'booking', id: bookingId },
            after: { amount, currency: payment.currency },
          });
          return payment;
        }),
    });
    return readBookingMoney(db, key);
  });
}

export async function enterOnSite(
  trx: Transaction<Tables>,
  payment: OnSitePaymentRow,
  entry: 'on-site' | 'on-site-void',
): Promise<void> {
  const { region_id: region, id, order_id, booking_id, operator_id, currency } = payment;
  const amount = entry === 'on-site' ? payment.amount : -payment.amount;
  const about = { orderId: order_id, bookingId: booking_id, operatorId: operator_id };
  await writeEntry(trx, region, `${entry}/${id}`, currency, [
    { account: 'on_site', amount, ...about },
    { account: 'customer', amount: -amount, ...about },
  ]);
}
