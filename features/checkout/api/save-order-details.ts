import { type BookingRow, lockOrderBookings, saveBooking } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { OrderDetailsBody } from '#features/checkout/contract/order.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { travellerFaults } from '#features/checkout/contract/traveller-faults.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockOrder, type OrderRow, saveOrder } from './order.store.ts';
import { orderView } from './order.view.ts';
import { openOrder } from './order-access.ts';
import { partsOf } from './show-order.ts';

export function saveOrderDetails(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.saveOrderDetails, async (request, reply) => {
    const { body } = request;
    const known = await openOrder(platform, request, request.params.id);
    const { country } = await platform.region.current();
    const documents = country.numbers.documents.filter(({ person }) => person);
    const order = await inTransaction(db, async (trx) => {
      const locked = (await lockOrder(trx, config.REGION, known.id))!;
      if (locked.state !== 'held' && locked.state !== 'confirmed') throw problem(CHECKOUT_ERRORS, 'order_not_payable');
      const bookings = await lockOrderBookings(trx, config.REGION, known.id);
      const issues = travellerFaults(body, bookings, documents);
      if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
      for (const booking of bookings) {
        const line = body.lines.find(({ bookingId }) => bookingId === booking.id);
        if (line) await saveBooking(trx, config.REGION, booking.id, withDetails(booking, line));
      }
      return saveOrder(trx, config.REGION, known.id, {
        contact: JSON.stringify({ ...body.contact, email: emailOf(locked, body) }),
      });
    });
    keepConfidential(reply);
    return reply.send(orderView(await partsOf(platform, order)));
  });
}

/** Only `changeOrderEmail` may change the email address of a paid order. */
function emailOf({ state, contact }: OrderRow, body: OrderDetailsBody): string {
  return (state === 'confirmed' && contact?.email) || body.contact.email;
}

function withDetails(booking: BookingRow, line: OrderDetailsBody['lines'][number]) {
  const known = new Map(line.travellers.map(({ itemId, ...traveller }) => [itemId, traveller]));
  const items = booking.items.map((item) => ({ ...item, traveller: known.get(item.id) ?? item.traveller }));
  const answers = {
    ...line.answers,
    ...(line.pickup && booking.snapshot.meeting.asksAddress && { pickup: line.pickup }),
    ...(line.note && { note: line.note }),
  };
  return { items: JSON.stringify(items), answers: JSON.stringify(answers) };
}
