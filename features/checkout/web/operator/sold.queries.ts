import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OperatorBookingsQuery } from '#features/checkout/contract/operator-bookings.ts';
import {
  listProposalDates,
  listSoldBookings,
  showDepartureCancellation,
  showDepartureFares,
  showSoldBooking,
} from '#features/checkout/contract/operator-routes.ts';
import { operatorKey } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';

export const soldQuery = (api: Api, operatorId: string, filters: Omit<OperatorBookingsQuery, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [...operatorKey(operatorId), 'bookings', filters],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listSoldBookings, {
        params: { operatorId },
        query: { ...filters, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const bookingQuery = (api: Api, operatorId: string, bookingId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'booking', bookingId],
    queryFn: ({ signal }) => api.call(showSoldBooking, { params: { operatorId, bookingId }, signal, quiet: true }),
  });

/** @param move `true` for departures to which the operator moves the booking itself */
export const proposalDatesQuery = (api: Api, operatorId: string, bookingId: string, move = false) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'booking', bookingId, 'dates', { move }],
    queryFn: ({ signal }) =>
      api.call(listProposalDates, { params: { operatorId, bookingId }, query: { move }, signal, quiet: true }),
  });

export const callOffQuery = (api: Api, operatorId: string, departureId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'call-off', departureId],
    queryFn: ({ signal }) =>
      api.call(showDepartureCancellation, { params: { operatorId, departureId }, signal, quiet: true }),
  });

export const faresQuery = (api: Api, operatorId: string, departureId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'fares', departureId],
    queryFn: ({ signal }) => api.call(showDepartureFares, { params: { operatorId, departureId }, signal, quiet: true }),
  });
