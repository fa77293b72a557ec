import { useQueryClient } from '@tanstack/react-query';
import { useFactSaving } from '#features/places/web/public.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { OwnedPlace } from '../../contract/owned-place.ts';
import { changeOwnedFact, undoOwnedChange } from '../../contract/owner-routes.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';

/** Saves facts as a member of the team of the place. */
export function useOwnedSaving({ place }: OwnedPlace) {
  const api = useApi();
  const queries = useQueryClient();
  const params = { placeId: place.id };
  const { queryKey } = ownedPlaceQuery(api, place.id);
  const keep = (owned: OwnedPlace) => {
    queries.setQueryData(queryKey, owned);
    return owned.place;
  };
  return useFactSaving(place, {
    change: async (body, call) => keep(await api.call(changeOwnedFact, { params, body, ...call })),
    undo: async (changeId) => keep(await api.call(undoOwnedChange, { params: { ...params, changeId }, quiet: true })),
    // Imported values are chosen by the region.
    settle: async () => place,
    currentIn(error) {
      const current = currentOf<OwnedPlace>(error, 'company_fact_changed');
      return current && keep(current);
    },
    keep: () => undefined,
    reread: () => queries.invalidateQueries({ queryKey }),
  });
}
