import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';
import type { ItineraryCheck, ItineraryDocument, ItineraryEditor, ItineraryRowView } from '../../contract/region.ts';
import { regionItineraryRoutes } from '../../contract/routes.ts';

const itinerariesKey = [...backOfficeKey, 'itineraries'] as const;

export const regionItinerariesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...itinerariesKey, 'list'],
    queryFn: ({ signal }) =>
      api.get<{ items: ItineraryRowView[] }>(regionItineraryRoutes.list, { signal, quiet: true }),
  });

export const editorQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...itinerariesKey, 'one', id],
    queryFn: ({ signal }) =>
      api.get<ItineraryEditor>(pathWith(regionItineraryRoutes.one, { id }), { signal, quiet: true }),
    // A reload could replace text that a person is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The check of an unsaved document. */
export const checkQuery = (api: Api, id: string, document: ItineraryDocument, weekday: number) =>
  queryOptions({
    queryKey: [...itinerariesKey, 'check', id, document, weekday],
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.post<ItineraryCheck>(
        pathWith(regionItineraryRoutes.check, { id }),
        { document, weekday },
        { signal, quiet: true },
      ),
  });
