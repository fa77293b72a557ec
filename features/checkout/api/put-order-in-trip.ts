import { readOrderBookings } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { findOrderProgram, type OrderProgram, orderInTrip } from '#features/trips/api/public.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { OrderRow } from './order.store.ts';
import { openOrder } from './order-access.ts';

export function putOrderInTrip(app: App, platform: Platform): void {
  serve(app, routes.putOrderInTrip, async (request, reply) => {
    const order = await openOrder(platform, request, request.params.id);
    if (order.state !== 'confirmed') throw problem(CHECKOUT_ERRORS, 'order_not_bought');
    const { region_id: region, id: orderId, reference, account_id: accountId } = order;
    const program = (await findOrderProgram(platform.db, region, orderId)) ?? (await usualProgram(platform, order));
    const { trip, bookings = null } = request.body;
    keepConfidential(reply);
    return orderInTrip(platform, { trip, asking: request }, { orderId, reference, accountId, program, bookings });
  });
}

async function usualProgram({ db }: Platform, { region_id, id }: OrderRow): Promise<OrderProgram> {
  const bookings = await readOrderBookings(db, region_id, id);
  const most = (isCounted: (type: string) => boolean) =>
    Math.max(...bookings.map(({ items }) => items.filter(({ type }) => isCounted(type)).length));
  const seniors = most((type) => type === 'SENIOR');
  const children = most((type) => type === 'CHILD');
  const adults = Math.max(1, most(() => true) - seniors - children);
  const title = bookings[0]!.snapshot.title;
  return { quotation: null, title, party: { adults, children, seniors }, needs: [], stops: [], points: {} };
}
