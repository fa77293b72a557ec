import { useQueryClient } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { FactSourceKind } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';
import { changePlaceFact, settlePlaceDifference, undoPlaceChange } from '../../contract/region-routes.ts';
import { regionPlaceQuery } from './region.queries.ts';
import { type FactSaving, useFactSaving } from './use-save-fact.ts';

/** Saves facts as a member of the region's staff. */
export function useRegionSaving(place: RegionPlace, source: FactSourceKind): FactSaving {
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: place.id };
  const { queryKey } = regionPlaceQuery(api, place.id);
  return useFactSaving(place, {
    change: (fact, call) => api.call(changePlaceFact, { params, body: { ...fact, source }, ...call }),
    undo: (changeId) => api.call(undoPlaceChange, { params: { ...params, changeId }, quiet: true }),
    settle: (fact, take) => api.call(settlePlaceDifference, { params, body: { fact, take }, quiet: true }),
    currentIn: (error) => currentOf<RegionPlace>(error, 'company_fact_changed'),
    keep(current) {
      queries.setQueryData(queryKey, current);
      void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'], refetchType: 'active' });
    },
    reread: () => queries.invalidateQueries({ queryKey }),
  });
}
