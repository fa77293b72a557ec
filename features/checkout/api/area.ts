import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { repeatWhileListening } from '#server/http/repeat-while-listening.ts';
import type { Area } from '#server/platform.ts';
import { beginTransactions } from './begin-transaction.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { quoteCancellation } from './cancel/quote-cancellation.ts';
import { answerChange } from './change/answer-change.ts';
import { listChangeDates } from './change/list-change-dates.ts';
import { quoteChange } from './change/quote-change.ts';
import { takeChange } from './change/take-change.ts';
import { withdrawChange } from './change/withdraw-change.ts';
import { changeOrderEmail } from './change-order-email.ts';
import { answerPlanClosure } from './closures/answer-plan-closure.ts';
import { notifyClosure } from './closures/notify-closure.ts';
import { NOTIFY_CLOSURE, REACH_CLOSURES, reachClosures } from './closures/reach-closures.ts';
import { showClosureReach } from './closures/show-closure-reach.ts';
import { confirmBuyerEmail } from './confirm-email/confirm-buyer-email.ts';
import { openHoldKeys } from './confirm-email/hold-keys.ts';
import { requestEmailCode } from './confirm-email/request-email-code.ts';
import { sendEmailCode } from './confirm-email/send-email-code.ts';
import { downloadCalendar } from './download-calendar.ts';
import { downloadVoucher } from './download-voucher.ts';
import { notifyBooked } from './emails/booked-email-jobs.ts';
import { notifyBasketReleased, notifyChange, notifyMoved } from './emails/change-email-jobs.ts';
import {
  notifyDepartureMessage,
  notifyOperator,
  notifyReminder,
  remindTomorrow,
} from './emails/departure-email-jobs.ts';
import {
  notifyCancelled,
  notifyConfirmed,
  notifyEmailChanged,
  notifyPaid,
  notifyTooLate,
} from './emails/email-jobs.ts';
import { notifyGivenBack, notifyOnSite } from './emails/on-site-email-jobs.ts';
import { hearProvider } from './hear-provider.ts';
import { makePayerLink } from './instalments/make-payer-link.ts';
import { notifyInstalment, remindInstalmentsJob } from './instalments/remind-instalments.ts';
import { showInstalmentToPay } from './instalments/show-instalment-to-pay.ts';
import { carryRefundJob, findPaymentJob } from './jobs.ts';
import { recordOnSitePayment } from './on-site/record-on-site-payment.ts';
import { recordOnSiteReturn } from './on-site/record-on-site-return.ts';
import { voidOnSitePayment } from './on-site/void-on-site-payment.ts';
import { voidOnSiteReturn } from './on-site/void-on-site-return.ts';
import { acceptSoldBooking } from './operator/accept-sold-booking.ts';
import { CARRY_DEPARTURE, carryDeparture, carryDepartures } from './operator/call-off.ts';
import { cancelDeparture } from './operator/cancel-departure.ts';
import { cancelSoldBooking } from './operator/cancel-sold-booking.ts';
import { countSoldBookings } from './operator/count-sold-bookings.ts';
import { enterBooking } from './operator/enter-booking.ts';
import { listProposalDates } from './operator/list-proposal-dates.ts';
import { listSoldBookings } from './operator/list-sold-bookings.ts';
import { moveSoldBooking } from './operator/move-sold-booking.ts';
import { notifyCalledOff } from './operator/notify-called-off.ts';
import { proposeDate } from './operator/propose-date.ts';
import { quoteSoldCancellation } from './operator/quote-sold-cancellation.ts';
import { rejectSoldBooking } from './operator/reject-sold-booking.ts';
import { showDepartureCancellation } from './operator/show-departure-cancellation.ts';
import { showDepartureFares } from './operator/show-departure-fares.ts';
import { showSoldBooking } from './operator/show-sold-booking.ts';
import { writeToBuyer } from './operator/write-to-buyer.ts';
import { placeOrder } from './place-order.ts';
import { putOrderInTrip } from './put-order-in-trip.ts';
import { downloadReceipt } from './receipts/download-receipt.ts';
import { refreshAccountTransaction } from './refresh-account-transaction.ts';
import { refreshTransaction } from './refresh-transaction.ts';
import { cancelRegionBooking } from './region/cancel-region-booking.ts';
import { changeRegionBookingEmail } from './region/change-region-booking-email.ts';
import { findBookings, type OrdersOfQuotation } from './region/find-bookings.ts';
import { quoteRegionCancellation } from './region/quote-region-cancellation.ts';
import { resendRegionBooking } from './region/resend-region-booking.ts';
import { showRegionBooking } from './region/show-region-booking.ts';
import { releaseOrder } from './release-order.ts';
import { saveOrderDetails } from './save-order-details.ts';
import { settleInTurn } from './settle-in-turn.ts';
import { showAccountTransaction } from './show-account-transaction.ts';
import { showCardConfiguration } from './show-card-configuration.ts';
import { showOrder } from './show-order.ts';
import { showTransaction } from './show-transaction.ts';
import { showVoucher } from './show-voucher.ts';
import { startAccountTransaction } from './start-account-transaction.ts';
import { startTransaction } from './start-transaction.ts';
import { sweep } from './sweep.ts';
import { listAccountOrders } from './traveller/list-account-orders.ts';

export const checkout = (ordersOfQuotation: OrdersOfQuotation): Area => ({
  name: 'checkout',
  errors: { ...CHECKOUT_ERRORS, ...BOOKING_ERRORS },
  jobs: {
    'checkout/carry-refund': carryRefundJob,
    'checkout/find-payment': findPaymentJob,
    'checkout/send-email-code': sendEmailCode,
    [CARRY_DEPARTURE]: carryDeparture,
    'checkout/carry-departures': carryDepartures,
    'checkout/remind-instalments': remindInstalmentsJob,
    [REACH_CLOSURES]: reachClosures,
    [NOTIFY_CLOSURE]: notifyClosure,
    'checkout/tell-email-changed': notifyEmailChanged,
    'checkout/tell-instalment': notifyInstalment,
    'checkout/tell-booked': notifyBooked,
    'checkout/tell-confirmed': notifyConfirmed,
    'checkout/tell-paid': notifyPaid,
    'checkout/tell-too-late': notifyTooLate,
    'checkout/tell-cancelled': notifyCancelled,
    'checkout/tell-change': notifyChange,
    'checkout/tell-moved': notifyMoved,
    'checkout/tell-basket-released': notifyBasketReleased,
    'checkout/tell-on-site': notifyOnSite,
    'checkout/tell-given-back': notifyGivenBack,
    'checkout/tell-operator': notifyOperator,
    'checkout/tell-departure-message': notifyDepartureMessage,
    'checkout/tell-reminder': notifyReminder,
    'checkout/remind-tomorrow': remindTomorrow,
  },
  cron: [
    { job: 'checkout/remind-tomorrow', at: '0 10 * * *' },
    { job: 'checkout/carry-departures', at: '*/5 * * * *' },
    { job: REACH_CLOSURES, at: '*/5 * * * *' },
    { job: 'checkout/remind-instalments', at: '30 9 * * *' },
  ],
  async routes(app, platform) {
    const settling = settleInTurn(platform);
    const holdKeys = await openHoldKeys(platform.config);
    await placeOrder(app, platform, holdKeys);
    requestEmailCode(app, platform, holdKeys);
    confirmBuyerEmail(app, platform, holdKeys);
    showOrder(app, platform);
    putOrderInTrip(app, platform);
    listAccountOrders(app, platform);
    saveOrderDetails(app, platform);
    await changeOrderEmail(app, platform);
    releaseOrder(app, platform);
    showCardConfiguration(app, platform);
    const begin = beginTransactions(platform);
    startTransaction(app, begin);
    startAccountTransaction(app, begin);
    showTransaction(app, platform);
    showAccountTransaction(app, platform);
    refreshTransaction(app, platform, settling);
    refreshAccountTransaction(app, platform, settling);
    showVoucher(app, platform);
    downloadVoucher(app, platform);
    downloadCalendar(app, platform);
    downloadReceipt(app, platform);
    quoteCancellation(app, platform);
    cancelBooking(app, platform);
    listChangeDates(app, platform);
    quoteChange(app, platform);
    takeChange(app, platform);
    withdrawChange(app, platform);
    answerChange(app, platform);
    countSoldBookings(app, platform);
    listSoldBookings(app, platform);
    showSoldBooking(app, platform);
    showDepartureFares(app, platform);
    await enterBooking(app, platform);
    acceptSoldBooking(app, platform);
    rejectSoldBooking(app, platform);
    cancelSoldBooking(app, platform);
    listProposalDates(app, platform);
    proposeDate(app, platform);
    moveSoldBooking(app, platform);
    quoteSoldCancellation(app, platform);
    recordOnSiteReturn(app, platform);
    voidOnSiteReturn(app, platform);
    notifyCalledOff(app, platform);
    writeToBuyer(app, platform);
    recordOnSitePayment(app, platform);
    voidOnSitePayment(app, platform);
    showDepartureCancellation(app, platform);
    cancelDeparture(app, platform);
    answerPlanClosure(app, platform);
    findBookings(app, platform, ordersOfQuotation);
    showRegionBooking(app, platform);
    changeRegionBookingEmail(app, platform);
    resendRegionBooking(app, platform);
    quoteRegionCancellation(app, platform);
    cancelRegionBooking(app, platform);
    showClosureReach(app, platform);
    await hearProvider(app, platform, settling);
    await makePayerLink(app, platform);
    showInstalmentToPay(app, platform);
    repeatWhileListening(app, platform, 'a sweep of holds and payments failed', () => sweep(platform));
  },
});
