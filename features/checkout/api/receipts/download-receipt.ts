import { readOrderBookings } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { readOrderPayments } from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openToPay } from '../instalments/open-to-pay.ts';
import { receiptPdf } from './receipt-pdf.ts';

export function downloadReceipt(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.downloadReceipt, async (request, reply) => {
    const { order, payer } = await openToPay(platform, request, request.params.id);
    const payments = await readOrderPayments(db, config.REGION, order.id);
    const payment = payments.find(
      ({ id, instalment }) => id === request.params.payment && (payer === null || payer === instalment),
    );
    if (!payment || payment.captured === 0) throw problem(CHECKOUT_ERRORS, 'payment_not_found');
    const bookings = await readOrderBookings(db, config.REGION, order.id);
    const region = await platform.region.current();
    const pdf = await receiptPdf({ order, payment, bookings, region, forPayer: payer !== null });
    keepConfidential(reply);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="recibo-${order.reference}-${payment.instalment}.pdf"`)
      .send(pdf);
  });
}
