import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { boxAround, type LonLat, type MapStop, RegionMap } from '#features/maps/web/public.ts';
import type { PlanDetail } from '../../contract/plan.ts';
import styles from './plan-map.module.css';

export function PlanMap({ plan }: { plan: PlanDetail }) {
  const { t } = useLingui();
  const { meeting, days } = plan;
  const meet = t`Encuentro: ${meeting.name}`;
  const { stops, fit } = useMemo(() => {
    const seen = new Set<string>();
    const places: MapStop[] = days.flatMap((day, index) =>
      day.stops.flatMap(({ place }) => {
        if (!place || seen.has(place.id)) return [];
        seen.add(place.id);
        const { id, name, lon, lat } = place;
        return [{ id, name, lon, lat, day: (index % 3) + 1, label: String(seen.size) }];
      }),
    );
    const start = { id: 'meeting', name: meet, lon: meeting.lon, lat: meeting.lat, day: 1, label: '' };
    const all = [start, ...places];
    const box = boxAround(all.map(({ lon, lat }): LonLat => [lon, lat]));
    return { stops: all, fit: box && { box, maxZoom: 14.5 } };
  }, [days, meeting.lon, meeting.lat, meet]);
  return (
    <RegionMap
      className={styles.map}
      label={t`Mapa del programa; los mismos lugares están en la lista de días`}
      controls="few"
      stops={stops}
      fit={fit}
      padding={{ top: 48, right: 48, bottom: 48, left: 48 }}
    />
  );
}
