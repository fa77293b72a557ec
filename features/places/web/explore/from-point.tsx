import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { metresBetween } from '#planner/roads/ways.ts';
import { formatDistance } from '#web/format/distance.ts';
import flow from '#web/ui/flow.module.css';
import type { ExploreData } from './explore-data.ts';

/** The point near which a search looks. Degrees are WGS 84. */
export interface SearchPoint {
  /** Null for a point that the traveller set on the map. */
  name: string | null;
  lon: number;
  lat: number;
}

/** Returns null if the search names no point. */
export function searchPoint({ page, filters }: Pick<ExploreData, 'page' | 'filters'>): SearchPoint | null {
  const named = page.understood?.find(({ at }) => at);
  if (named?.at) return { name: named.label, ...named.at };
  if (!filters.near || filters.sort !== 'near') return null;
  const [lon, lat] = filters.near;
  return { name: null, lon, lat };
}

export function FromPoint({ place, from }: { place: { lon: number; lat: number }; from: SearchPoint }) {
  const { t } = useLingui();
  const distance = formatDistance(metresBetween(from, place));
  const of = from.name ?? t`tu punto`;
  return (
    <span className={`num ${flow.mark2}`}>
      <MapPin size={16} aria-hidden />
      <span>
        {t`A unos ${distance} de ${of}`}
        <span className="sr">{t`, en línea recta`}</span>
      </span>
    </span>
  );
}
