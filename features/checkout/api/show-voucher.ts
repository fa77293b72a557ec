import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { bookingCalendar, voucherKey, voucherOf, writeVoucherPdf } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { checkoutScreens, voucherRoutes } from '#features/checkout/contract/routes.ts';
import { VoucherView } from '#features/checkout/contract/voucher-view.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { OrderHeaders, openBooking } from './order-access.ts';

const Params = Type.Object({ reference: Type.String({ maxLength: 40 }) });

/** `GET /api/bookings/:reference/voucher`, `voucher.pdf` and `calendar.ics` return the voucher that travellers show at check-in. */
export function showVoucher(app: App, platform: Platform): void {
  const config = { right: 'orders.own' } as const;
  const common = { tags: ['Reservas'], params: Params, headers: OrderHeaders };

  app.get(
    voucherRoutes.voucher,
    { config, schema: { ...common, summary: 'El código con el que se entra', response: { 200: VoucherView } } },
    async (request, reply) => {
      const { booking } = await openBooking(platform, request, request.params.reference);
      const voucher = voucherOf(await voucherKey(platform.config), booking);
      if (!voucher) throw problem(BOOKING_ERRORS, 'booking_action_refused');
      keepConfidential(reply);
      return voucher;
    },
  );

  app.get(
    voucherRoutes.pdf,
    { config, schema: { ...common, summary: 'El comprobante en PDF', produces: ['application/pdf'] } },
    async (request, reply) => {
      const { booking } = await openBooking(platform, request, request.params.reference);
      const pdf = await writeVoucherPdf(platform, booking);
      if (!pdf) throw problem(BOOKING_ERRORS, 'booking_action_refused');
      return sendFile(reply, `${booking.reference}.pdf`, 'application/pdf', pdf);
    },
  );

  app.get(
    voucherRoutes.calendar,
    { config, schema: { ...common, summary: 'La salida para el calendario', produces: ['text/calendar'] } },
    async (request, reply) => {
      const { booking, order } = await openBooking(platform, request, request.params.reference);
      const url = platform.config.PUBLIC_URL + checkoutScreens.booking(order.reference);
      const file = bookingCalendar(booking, url);
      return sendFile(reply, `${booking.reference}.ics`, 'text/calendar; charset=utf-8', file);
    },
  );
}

function sendFile(reply: FastifyReply, name: string, type: string, file: Buffer | string): FastifyReply {
  keepConfidential(reply);
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
}
