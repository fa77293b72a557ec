import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { paths } from '#web/paths/site.ts';
import { type ExploreFilters, NO_FILTERS, writeFilters } from './explore/explore-filters.ts';
import { SearchBox } from './explore/search-box.tsx';

interface PlaceSearchProps {
  /** The words that were typed before this component was loaded, and whether the field had the focus. */
  begun: { words: string; focused: boolean };
  after?: ReactNode;
}

/** The search field of Explorar for other screens. A chosen suggestion or a query opens Explorar. */
export function PlaceSearch({ begun, after }: PlaceSearchProps) {
  const navigate = useNavigate();
  const explore = (wanted: Partial<ExploreFilters>) =>
    void navigate(paths.explore(writeFilters({ ...NO_FILTERS, ...wanted })), { viewTransition: true });
  return (
    <Queries>
      <SearchBox
        value=""
        begun={begun}
        bare
        onSearch={(q) => explore({ q })}
        onCategory={(category) => explore({ categories: [category] })}
        onDistrict={(district) => explore({ districts: [district] })}
        after={after}
      />
    </Queries>
  );
}
