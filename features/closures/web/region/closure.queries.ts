import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';
import type { Closure, ClosureImpact, ClosureInput, Closures } from '../../contract/closure.ts';
import { closureRoutes } from '../../contract/routes.ts';

export const closuresKey = [...backOfficeKey, 'closures'] as const;

export const closuresQuery = (api: Api) =>
  queryOptions({
    queryKey: [...closuresKey, 'list'],
    queryFn: ({ signal }) => api.get<Closures>(closureRoutes.list, { signal, quiet: true }),
  });

export const closureQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...closuresKey, 'one', id],
    queryFn: ({ signal }) => api.get<Closure>(pathWith(closureRoutes.one, { id }), { signal, quiet: true }),
  });

export const impactQuery = (api: Api, closure: ClosureInput | null) =>
  queryOptions({
    queryKey: [...closuresKey, 'impact', closure],
    enabled: closure !== null,
    queryFn: ({ signal }) => api.post<ClosureImpact>(closureRoutes.preview, { closure }, { signal, quiet: true }),
  });
