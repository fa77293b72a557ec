import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { PeriodName } from '../contract/figures.ts';
import { showFigures, showOwnedFigures } from '../contract/routes.ts';

export const figuresQuery = (api: Api, period: PeriodName) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'figures', period],
    queryFn: ({ signal }) => api.call(showFigures, { query: { period }, signal, quiet: true }),
  });

export const placeFiguresQuery = (api: Api, placeId: string) =>
  queryOptions({
    queryKey: ['place', placeId, 'figures'],
    queryFn: ({ signal }) => api.call(showOwnedFigures, { params: { placeId }, signal, quiet: true }),
  });
