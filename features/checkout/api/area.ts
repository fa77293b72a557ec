import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { quoteCancellation } from './cancel/quote-cancellation.ts';
import { hearProvider } from './hear-provider.ts';
import { carryRefundJob } from './jobs.ts';
import { remindTomorrow, tellDepartureMessage, tellOperator, tellReminder } from './letters/departure-letter-jobs.ts';
import { tellCancelled, tellConfirmed, tellPaid, tellTooLate } from './letters/letter-jobs.ts';
import { reviewMoney } from './money/review-cases.ts';
import { placeOrder } from './place-order.ts';
import { releaseOrder } from './release-order.ts';
import { saveDetails } from './save-details.ts';
import { showOrder } from './show-order.ts';
import { showTransaction } from './show-transaction.ts';
import { showVoucher } from './show-voucher.ts';
import { startTransaction } from './start-transaction.ts';
import { sweepWhileListening } from './sweep.ts';

/** Baskets, card payments and what follows from them: the saga over operators, bookings and payments. */
export const checkout: Area = {
  name: 'checkout',
  errors: { ...CHECKOUT_ERRORS, ...BOOKING_ERRORS },
  jobs: {
    'checkout/carry-refund': carryRefundJob,
    'checkout/tell-confirmed': tellConfirmed,
    'checkout/tell-paid': tellPaid,
    'checkout/tell-too-late': tellTooLate,
    'checkout/tell-cancelled': tellCancelled,
    'checkout/tell-operator': tellOperator,
    'checkout/tell-departure-message': tellDepartureMessage,
    'checkout/tell-reminder': tellReminder,
    'checkout/remind-tomorrow': remindTomorrow,
  },
  cron: [{ job: 'checkout/remind-tomorrow', at: '0 10 * * *' }],
  async routes(app, platform) {
    await placeOrder(app, platform);
    showOrder(app, platform);
    saveDetails(app, platform);
    releaseOrder(app, platform);
    startTransaction(app, platform);
    showTransaction(app, platform);
    showVoucher(app, platform);
    quoteCancellation(app, platform);
    cancelBooking(app, platform);
    reviewMoney(app, platform);
    await hearProvider(app, platform);
    sweepWhileListening(app, platform);
  },
};
