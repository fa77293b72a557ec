import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  DepartureCancellation,
  OperatorBooking,
  OperatorBookings,
  OperatorBookingsQuery,
  ProposalDates,
} from '#features/checkout/contract/operator-bookings.ts';
import { operatorBookingRoutes as routes } from '#features/checkout/contract/operator-bookings.ts';
import { operatorKey } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';

export const soldQuery = (api: Api, operatorId: string, filters: Omit<OperatorBookingsQuery, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...operatorKey(operatorId), 'bookings', filters],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.get<OperatorBookings>(pathWith(routes.list, { operatorId }), {
        query: { ...filters, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const bookingQuery = (api: Api, operatorId: string, bookingId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'booking', bookingId],
    queryFn: ({ signal }) =>
      api.get<OperatorBooking>(pathWith(routes.one, { operatorId, bookingId }), { signal, quiet: true }),
  });

export const proposalDatesQuery = (api: Api, operatorId: string, bookingId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'booking', bookingId, 'dates'],
    queryFn: ({ signal }) =>
      api.get<ProposalDates>(pathWith(routes.proposalDates, { operatorId, bookingId }), { signal, quiet: true }),
  });

export const callOffQuery = (api: Api, operatorId: string, departureId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'call-off', departureId],
    queryFn: ({ signal }) =>
      api.get<DepartureCancellation>(pathWith(routes.cancelDeparture, { operatorId, departureId }), {
        signal,
        quiet: true,
      }),
  });
