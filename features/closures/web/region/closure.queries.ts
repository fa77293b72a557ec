import { queryOptions, skipToken } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { ClosureInput } from '../../contract/closure.ts';
import { listClosures, previewClosure, showClosure } from '../../contract/routes.ts';

export const closuresKey = [...backOfficeKey, 'closures'] as const;

export const closuresQuery = (api: Api) =>
  queryOptions({
    queryKey: [...closuresKey, 'list'],
    queryFn: ({ signal }) => api.call(listClosures, { signal, quiet: true }),
  });

export const closureQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...closuresKey, 'one', id],
    queryFn: ({ signal }) => api.call(showClosure, { params: { id }, signal, quiet: true }),
  });

export const impactQuery = (api: Api, closure: ClosureInput | null) =>
  queryOptions({
    queryKey: [...closuresKey, 'impact', closure],
    queryFn: closure ? ({ signal }) => api.call(previewClosure, { body: { closure }, signal, quiet: true }) : skipToken,
  });
