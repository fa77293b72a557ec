import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { ItineraryDocument } from '../../contract/region.ts';
import { checkItineraryDocument, listRegionItineraries, showRegionItinerary } from '../../contract/region-routes.ts';

const itinerariesKey = [...backOfficeKey, 'itineraries'] as const;

export const regionItinerariesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...itinerariesKey, 'list'],
    queryFn: ({ signal }) => api.call(listRegionItineraries, { signal, quiet: true }),
  });

export const editorQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...itinerariesKey, 'one', id],
    queryFn: ({ signal }) => api.call(showRegionItinerary, { params: { id }, signal, quiet: true }),
    // A reload could replace text that a person is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const checkQuery = (api: Api, id: string, document: ItineraryDocument, weekday: number) =>
  queryOptions({
    queryKey: [...itinerariesKey, 'check', id, document, weekday],
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.call(checkItineraryDocument, { params: { id }, body: { document, weekday }, signal, quiet: true }),
  });
