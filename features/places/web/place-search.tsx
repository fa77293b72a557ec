import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { paths } from '#web/paths/site.ts';
import { type ExploreFilters, NO_FILTERS, writeFilters } from './explore/explore-filters.ts';
import { SearchBox } from './explore/search-box.tsx';

interface PlaceSearchProps {
  begun: { words: string; focused: boolean };
  after?: ReactNode;
}

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
