import type { BoughtOrder } from '#features/trips/web/public.ts';
import type { Order } from '../contract/order.ts';
import { orderRoutes } from '../contract/routes.ts';

/**
 * The order as a trip stores it.
 * @param bookings references of the bookings concerned; null for all.
 */
export function boughtOrder(
  { id, reference }: Pick<Order, 'id' | 'reference'>,
  headers: Record<string, string>,
  bookings: readonly string[] | null = null,
): BoughtOrder {
  return { reference, url: orderRoutes.trip.replace(':id', id), headers, bookings };
}
