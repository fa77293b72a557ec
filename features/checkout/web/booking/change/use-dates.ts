import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { listChangeDates } from '../../../contract/booking-routes.ts';
import type { OrderBooking } from '../../../contract/order.ts';

/** @param units the number of people per unit in the format of the API, or null to keep the present people */
export function useDates(booking: OrderBooking, orderKey: Record<string, string>, units: string | null, wanted = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['change dates', booking.id, booking.departureId, booking.change?.id, units],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call(listChangeDates, {
        params: { reference: booking.reference },
        query: { units },
        headers: orderKey,
        signal,
        quiet: true,
      }),
  });
}
