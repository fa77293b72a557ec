import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { isMoving } from '../contract/import-states.ts';
import type { RowView } from '../contract/imports.ts';
import { listImportRows, listImports, showImport } from '../contract/routes.ts';

export const importsKey = [...backOfficeKey, 'imports'] as const;
const AGAIN_MS = 1000;

export const importsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'list'],
    queryFn: ({ signal, pageParam }) =>
      api.call(listImports, { query: { ...(pageParam && { cursor: pageParam }) }, signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const importQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: ({ signal }) => api.call(showImport, { params: { id }, signal, quiet: true }),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data.state) ? AGAIN_MS : false),
  });

export const importRowsQuery = (api: Api, id: string, view: RowView) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'rows', id, view],
    queryFn: ({ signal, pageParam }) =>
      api.call(listImportRows, {
        params: { id },
        query: { view, ...(pageParam && { cursor: pageParam }) },
        ...{ signal, quiet: true },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
