import type { BoughtOrder } from '#features/trips/web/public.ts';
import type { Order } from '../contract/order.ts';
import { orderRoutes } from '../contract/routes.ts';

/**
 * What a trip is told of an order.
 * @param bookings references of those that are meant; null: all.
 */
export function boughtOrder(
  { id, reference }: Pick<Order, 'id' | 'reference'>,
  headers: Record<string, string>,
  bookings: readonly string[] | null = null,
): BoughtOrder {
  return { reference, url: orderRoutes.trip.replace(':id', id), headers, bookings };
}
