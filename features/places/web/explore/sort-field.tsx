import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isWithinReach } from '#features/maps/contract/into-reach.ts';
import type { LonLat } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import styles from './explore.module.css';
import type { ExploreFilters, ExploreSort } from './explore-filters.ts';

type Choice = ExploreSort | 'me';

interface SortFieldProps {
  filters: ExploreFilters;
  nearName?: string;
  onSort: (sort: ExploreSort, near: LonLat | null) => void;
}

export function SortField({ filters, nearName, onSort }: SortFieldProps) {
  const { t } = useLingui();
  const { centre, reach } = useFace();
  const [trouble, setTrouble] = useState('');
  const fromCentre = filters.near && Math.hypot(filters.near[0] - centre.lon, filters.near[1] - centre.lat) < 1e-3;
  const value: Choice = filters.sort === 'near' && !fromCentre ? 'me' : filters.sort;
  const choose = (choice: Choice) => {
    setTrouble('');
    if (choice === 'near') return onSort('near', [centre.lon, centre.lat]);
    if (choice !== 'me') return onSort(choice, null);
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => {
        const here: LonLat = [coords.longitude, coords.latitude];
        if (isWithinReach(here, reach)) onSort('near', here);
        else setTrouble(t`Estás fuera de la región; la lista queda como estaba.`);
      },
      () => setTrouble(t`No pudimos saber dónde estás; la lista queda como estaba.`),
      { timeout: 8000, maximumAge: 60_000 },
    );
  };
  return (
    <div className={classNames(textStyles.note, styles.sort)}>
      <label>
        <span className="sr">
          <Trans>Ordenar por</Trans>
        </span>
        <select value={value} onChange={(event) => choose(event.target.value as Choice)}>
          <option value="relevance">{nearName ? t`Cerca de ${nearName}` : t`Lo más interesante primero`}</option>
          <option value="near">{t`Cerca de ${centre.label}`}</option>
          <option value="me">{t`Cerca de mí`}</option>
          <option value="name">{t`Por nombre`}</option>
        </select>
      </label>
      <p role="status" className={trouble ? textStyles.caution : 'sr'}>
        {trouble}
      </p>
    </div>
  );
}
