import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { quoteBookingCancellation } from './cancel/quote-cancellation.ts';
import { choose } from './change/choose.ts';
import { quoteBookingChange } from './change/quote-change.ts';
import { showChangeDates } from './change/show-change-dates.ts';
import { takeChange } from './change/take-change.ts';
import { withdrawChange } from './change/withdraw-change.ts';
import { confirmEmail } from './confirm-email/confirm-email.ts';
import { openHoldKeys } from './confirm-email/hold-keys.ts';
import { sendEmailCode } from './confirm-email/send-email-code.ts';
import { notifyBooked } from './emails/booked-email-jobs.ts';
import { notifyBasketReleased, notifyChange } from './emails/change-email-jobs.ts';
import {
  notifyDepartureMessage,
  notifyOperator,
  notifyReminder,
  remindTomorrow,
} from './emails/departure-email-jobs.ts';
import { notifyCancelled, notifyConfirmed, notifyPaid, notifyTooLate } from './emails/email-jobs.ts';
import { hearProvider } from './hear-provider.ts';
import { payerLinks } from './instalments/payer-links.ts';
import { notifyInstalment, remindInstalmentsJob } from './instalments/remind-instalments.ts';
import { carryRefundJob, findPaymentJob } from './jobs.ts';
import { actOnBooking } from './operator/act-on-booking.ts';
import { CARRY_DEPARTURE, cancelDeparture, carryDeparture, carryDepartures } from './operator/cancel-departure.ts';
import { decideOnBooking } from './operator/decide-on-booking.ts';
import { listBookings } from './operator/list-bookings.ts';
import { showBooking } from './operator/show-booking.ts';
import { orderTrip } from './order-trip.ts';
import { placeOrder } from './place-order.ts';
import { paymentReceipt } from './receipts/payment-receipt.ts';
import { releaseOrder } from './release-order.ts';
import { saveDetails } from './save-details.ts';
import { settleInTurn } from './settle-in-turn.ts';
import { showOrder } from './show-order.ts';
import { showTransaction } from './show-transaction.ts';
import { showVoucher } from './show-voucher.ts';
import { startTransaction } from './start-transaction.ts';
import { sweepWhileListening } from './sweep.ts';
import { showAccountOrders } from './traveller/show-account-orders.ts';

/** Registers baskets, orders, their payments, and later changes and cancellations. */
export const checkout: Area = {
  name: 'checkout',
  errors: { ...CHECKOUT_ERRORS, ...BOOKING_ERRORS },
  jobs: {
    'checkout/carry-refund': carryRefundJob,
    'checkout/find-payment': findPaymentJob,
    'checkout/send-email-code': sendEmailCode,
    [CARRY_DEPARTURE]: carryDeparture,
    'checkout/carry-departures': carryDepartures,
    'checkout/remind-instalments': remindInstalmentsJob,
    'checkout/tell-instalment': notifyInstalment,
    'checkout/tell-booked': notifyBooked,
    'checkout/tell-confirmed': notifyConfirmed,
    'checkout/tell-paid': notifyPaid,
    'checkout/tell-too-late': notifyTooLate,
    'checkout/tell-cancelled': notifyCancelled,
    'checkout/tell-change': notifyChange,
    'checkout/tell-basket-released': notifyBasketReleased,
    'checkout/tell-operator': notifyOperator,
    'checkout/tell-departure-message': notifyDepartureMessage,
    'checkout/tell-reminder': notifyReminder,
    'checkout/remind-tomorrow': remindTomorrow,
  },
  cron: [
    { job: 'checkout/remind-tomorrow', at: '0 10 * * *' },
    { job: 'checkout/carry-departures', at: '*/5 * * * *' },
    { job: 'checkout/remind-instalments', at: '30 9 * * *' },
  ],
  async routes(app, platform) {
    const settling = settleInTurn(platform);
    const holdKeys = await openHoldKeys(platform.config);
    await placeOrder(app, platform, holdKeys);
    confirmEmail(app, platform, holdKeys);
    showOrder(app, platform);
    orderTrip(app, platform);
    showAccountOrders(app, platform);
    saveDetails(app, platform);
    releaseOrder(app, platform);
    startTransaction(app, platform);
    showTransaction(app, platform, settling);
    showVoucher(app, platform);
    paymentReceipt(app, platform);
    quoteBookingCancellation(app, platform);
    cancelBooking(app, platform);
    showChangeDates(app, platform);
    quoteBookingChange(app, platform);
    takeChange(app, platform);
    withdrawChange(app, platform);
    choose(app, platform);
    actOnBooking(app, platform);
    listBookings(app, platform);
    showBooking(app, platform);
    decideOnBooking(app, platform);
    cancelDeparture(app, platform);
    await hearProvider(app, platform, settling);
    await payerLinks(app, platform);
    sweepWhileListening(app, platform);
  },
};
