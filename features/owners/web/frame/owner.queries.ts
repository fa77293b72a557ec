import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { listClaims, showClaim, showClaimWays } from '../../contract/claim-routes.ts';
import { listNotices, listRegionNotices } from '../../contract/notice-routes.ts';
import { listOwnPlaces, showOwnedPlace } from '../../contract/owner-routes.ts';
import { listProposals } from '../../contract/proposal-routes.ts';
import { listFactReports, listOwnedReports } from '../../contract/report-routes.ts';
import { showPlaceTeam } from '../../contract/team-routes.ts';

export const ownPlacesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['own-places'],
    queryFn: ({ signal }) => api.call(listOwnPlaces, { signal, quiet: true }),
  });

export const claimWaysQuery = (api: Api, place: string) =>
  queryOptions({
    queryKey: ['claim-ways', place],
    queryFn: ({ signal }) => api.call(showClaimWays, { query: { place }, signal, quiet: true }),
  });

export const ownClaimQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['own-claim', id],
    queryFn: ({ signal }) => api.call(showClaim, { params: { id }, signal, quiet: true }),
  });

export const ownedPlaceQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ['owned-place', placeId],
    queryFn: ({ signal }) => api.call(showOwnedPlace, { params: { placeId }, signal, quiet: true }),
  });

export const noticesQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ['owned-place', placeId, 'notices'],
    queryFn: ({ signal }) => api.call(listNotices, { params: { placeId }, signal, quiet: true }),
  });

export const ownedReportsQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ['owned-place', placeId, 'reports'],
    queryFn: ({ signal }) => api.call(listOwnedReports, { params: { placeId }, signal, quiet: true }),
  });

export const placeTeamQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ['owned-place', placeId, 'team'],
    queryFn: ({ signal }) => api.call(showPlaceTeam, { params: { placeId }, signal, quiet: true }),
  });

const regionKey = [...backOfficeKey, 'owners'] as const;

export const claimsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...regionKey, 'claims'],
    queryFn: ({ signal, pageParam }) =>
      api.call(listClaims, { query: { ...(pageParam && { cursor: pageParam }) }, signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const proposalsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...regionKey, 'proposals'],
    queryFn: ({ signal, pageParam }) =>
      api.call(listProposals, { query: { ...(pageParam && { cursor: pageParam }) }, signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const regionNoticesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...regionKey, 'notices'],
    queryFn: ({ signal, pageParam }) =>
      api.call(listRegionNotices, { query: { ...(pageParam && { cursor: pageParam }) }, signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const factReportsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...regionKey, 'reports'],
    queryFn: ({ signal, pageParam }) =>
      api.call(listFactReports, { query: { ...(pageParam && { cursor: pageParam }) }, signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
