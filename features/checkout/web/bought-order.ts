import type { BoughtOrder } from '#features/trips/web/public.ts';
import type { Order } from '../contract/order.ts';
import { putOrderInTrip } from '../contract/routes.ts';

/** @param bookings the references of the bookings for the trip, or null for all bookings */
export function boughtOrder(
  { id, reference }: Pick<Order, 'id' | 'reference'>,
  headers: Record<string, string>,
  bookings: readonly string[] | null = null,
): BoughtOrder {
  return {
    reference,
    put: (api, body, key) =>
      api.call(putOrderInTrip, { params: { id }, body, headers: { ...headers, ...key }, quiet: true }),
    bookings,
  };
}
