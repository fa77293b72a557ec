import { useEffect } from 'react';
import { noteUnfoundSearch } from '#features/search/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import type { ExploreData } from './explore-data.ts';
import { activeFilters } from './explore-filters.ts';

/** A person who returns to the page does not seek again. */
const noted = new Set<string>();

/** Sends a search that found nothing, without anything about the person. */
export function useNoteUnfound(data: ExploreData): void {
  const api = useApi();
  const text = unfoundText(data);
  useEffect(() => {
    if (text === null || noted.has(text)) return;
    noted.add(text);
    api.call(noteUnfoundSearch, { body: { text }, quiet: true }).catch(() => noted.delete(text));
  }, [api, text]);
}

/** Returns null if something was found, or if filters may be the reason. */
export function unfoundText({
  filters,
  page,
  amenities,
  groups,
}: Pick<ExploreData, 'filters' | 'page' | 'amenities' | 'groups'>): string | null {
  const isFiltered = activeFilters(filters).some(({ kind }) => kind !== 'q');
  const isFound = page.total > 0 || amenities !== null || groups === null || groups.length > 0;
  return filters.q === '' || isFiltered || isFound ? null : filters.q;
}
