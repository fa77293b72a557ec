import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { type ImportState, isMoving } from '../contract/import-states.ts';
import type { RowView } from '../contract/imports.ts';
import { listImportRows, listImports, listSheetRows, showImport } from '../contract/routes.ts';
import type { ImportPurpose, SheetView } from '../contract/sheet.ts';

export const importsKey = [...backOfficeKey, 'imports'] as const;
const AGAIN_MS = 1000;

/** @param purpose lists only these imports */
export const importsQuery = (api: Api, purpose?: ImportPurpose) =>
  infiniteQueryOptions({
    queryKey: [...importsKey, 'list', purpose ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.call(listImports, {
        query: { ...(purpose && { purpose }), ...(pageParam && { cursor: pageParam }) },
        signal,
        quiet: true,
      }),
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

export const sheetRowsKey = (id: string) => [...importsKey, 'sheet-rows', id] as const;

/** @param state after which the rows have other outcomes */
export const sheetRowsQuery = (api: Api, id: string, view: SheetView, state: ImportState) =>
  infiniteQueryOptions({
    queryKey: [...sheetRowsKey(id), view, state],
    queryFn: ({ signal, pageParam }) =>
      api.call(listSheetRows, {
        params: { id },
        query: { view, ...(pageParam && { cursor: pageParam }) },
        ...{ signal, quiet: true },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
