import { Trans, useLingui } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import type { Category } from '../../contract/place.ts';
import { useFilterName } from './empty-result.tsx';
import type { ExploreData } from './explore-data.ts';
import { activeFilters, type ExploreFilters } from './explore-filters.ts';
import { inHouseOrder, shownCount } from './facets.tsx';
import styles from './filter-chips.module.css';
import { usePartName } from './use-part-name.ts';

interface FilterChipsProps {
  data: ExploreData;
  onFilter: (filters: ExploreFilters) => void;
  offer?: 'chosen' | 'all';
}

const OFFERED = 8;

export function FilterChips({ data: { filters, page, openNow }, onFilter, offer = 'chosen' }: FilterChipsProps) {
  const { t } = useLingui();
  const name = useFilterName();
  const partName = usePartName();
  const active = activeFilters(filters).filter(({ kind }) => kind !== 'q' && !(offer === 'all' && kind === 'open'));
  const others =
    offer === 'all'
      ? inHouseOrder(page.facets?.category ?? []).filter(
          ({ value, count }) => count > 0 && !filters.categories.includes(value as Category),
        )
      : [];
  const understood = page.understood ?? [];
  const offersOpen = offer === 'all' && !filters.openOn && !understood.some(({ kind }) => kind === 'open');
  if (offer === 'chosen' && active.length === 0 && understood.length === 0) return null;
  return (
    <ul className={classNames(flow.wrap2, offer === 'all' && styles.strip)} aria-label={t`Filtros puestos`}>
      {understood.map((part) => (
        <li key={`${part.kind}-${part.label}`}>
          <Chip
            pressed
            removes
            onClick={() => onFilter({ ...filters, q: part.without })}
            aria-label={t`Quitar ${partName(part)}`}
          >
            {partName(part)}
          </Chip>
        </li>
      ))}
      {offersOpen && (
        <li>
          <Chip
            pressed={filters.openAt === 'now'}
            count={openNow ?? page.total}
            onClick={() => onFilter({ ...filters, openOn: null, openAt: filters.openAt === 'now' ? null : 'now' })}
          >
            <DoorOpen size={17} aria-hidden />
            <Trans>Abierto ahora</Trans>
          </Chip>
        </li>
      )}
      {active.map((filter) => (
        <li key={`${filter.kind}-${filter.value}`}>
          <Chip pressed removes onClick={() => onFilter(filter.without)} aria-label={t`Quitar ${name(filter)}`}>
            {name(filter)}
          </Chip>
        </li>
      ))}
      {others.slice(0, OFFERED).map(({ value, count }) => (
        <li key={value}>
          <Chip
            pressed={false}
            count={shownCount(count, value, filters.categories)}
            onClick={() => onFilter({ ...filters, categories: [...filters.categories, value as Category] })}
          >
            {CATEGORY_NAMES[value as Category].many}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
