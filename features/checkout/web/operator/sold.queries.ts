import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DepartureCancellation, OperatorBookingsQuery } from '#features/checkout/contract/operator-bookings.ts';
import {
  listProposalDates,
  listSoldBookings,
  quoteSoldCancellation,
  showDepartureCancellation,
  showDepartureFares,
  showSoldBooking,
} from '#features/checkout/contract/operator-routes.ts';
import { operatorKey } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';

/** Loads again what a changed booking or its money shows on the operator's screens. */
export function renewBookings(queries: QueryClient, operatorId: string): void {
  for (const changed of ['bookings', 'booking', 'booking-counts', 'call-off', 'departures', 'fares', 'money'])
    void queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), changed] });
}

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

/** The quote holds for some minutes, so every opening of the form asks for a new one. */
export const cancellationQuery = (api: Api, operatorId: string, bookingId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'cancellation-quote', bookingId],
    queryFn: ({ signal }) =>
      api.call(quoteSoldCancellation, { params: { operatorId, bookingId }, signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });

/** @param move `true` for departures to which the operator moves the booking itself */
export const proposalDatesQuery = (api: Api, operatorId: string, bookingId: string, move = false) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'booking', bookingId, 'dates', { move }],
    queryFn: ({ signal }) =>
      api.call(listProposalDates, { params: { operatorId, bookingId }, query: { move }, signal, quiet: true }),
  });

const SETTLING_MS = 1500;

/** `true` while a job still gives the guests of the called-off departure their choice or their money. */
const isSettling = ({ departure, guests }: DepartureCancellation): boolean =>
  departure.state === 'cancelled' && guests.some(({ settled }) => !settled);

export const callOffQuery = (api: Api, operatorId: string, departureId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'call-off', departureId],
    queryFn: ({ signal }) =>
      api.call(showDepartureCancellation, { params: { operatorId, departureId }, signal, quiet: true }),
    // Other people book and cancel meanwhile, and the operator decides by this answer.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isSettling(data) ? SETTLING_MS : false),
  });

export const faresQuery = (api: Api, operatorId: string, departureId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'fares', departureId],
    queryFn: ({ signal }) => api.call(showDepartureFares, { params: { operatorId, departureId }, signal, quiet: true }),
  });
