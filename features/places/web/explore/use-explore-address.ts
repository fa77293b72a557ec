import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { LonLat, MapView } from '#features/maps/web/public.ts';
import { paths } from '#web/paths/site.ts';
import { type ExploreFilters, writeFilters } from './explore-filters.ts';

export interface Chosen {
  id: string;
  slug: string;
}

/** New filters add a history entry. The chosen place and the view change often and only replace the URL. */
export function useExploreAddress(filters: ExploreFilters, first: Chosen | null) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [chosen, setChosen] = useState<Chosen | null>(first);
  const [asked, setAsked] = useState<{ filters: ExploreFilters; over: ExploreFilters } | null>(null);
  const wanted = asked && asked.over === filters ? asked.filters : filters;
  const view = useRef<{ center: LonLat; zoom: number } | null>(null);
  const filtersNow = useRef(filters);
  filtersNow.current = filters;

  const address = useCallback((next: ExploreFilters, place: Chosen | null) => {
    const search = writeFilters(next);
    if (place) search.set('lugar', place.slug);
    if (view.current) {
      search.set('centro', view.current.center.map((degrees) => degrees.toFixed(4)).join(','));
      search.set('z', view.current.zoom.toFixed(1));
    }
    return paths.explore(search.toString().replaceAll('%2C', ','));
  }, []);

  const rewrite = useCallback(
    (place: Chosen | null) => history.replaceState(history.state, '', address(filtersNow.current, place)),
    [address],
  );
  const choose = useCallback((place: Chosen | null) => setChosen(place), []);
  const settled = useRef(true);
  useEffect(() => {
    if (settled.current) settled.current = false;
    else rewrite(chosen);
  }, [chosen, rewrite]);

  const onView = useCallback(
    ({ center, zoom, byPerson }: MapView) => {
      if (!byPerson && !view.current) return;
      view.current = { center, zoom };
      rewrite(chosen);
    },
    [chosen, rewrite],
  );

  const filter = useCallback(
    (next: ExploreFilters, keepView = false) => {
      if (!keepView) view.current = null;
      setChosen(null);
      setAsked({ filters: next, over: filtersNow.current });
      void navigate(address(next, null), { preventScrollReset: true });
    },
    [address, navigate],
  );
  const loading = navigation.state === 'loading' && navigation.location.pathname === paths.explore();
  return useMemo(
    () => ({ wanted, chosen, choose, filter, onView, loading }),
    [wanted, chosen, choose, filter, onView, loading],
  );
}
