import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { type LonLat, type MapFit, type MapLeg, type MapStop, RegionMap } from '#features/maps/web/public.ts';
import type { Board } from '../../contract/planning.ts';
import type { TripView } from '../document/read-trip.ts';
import type { DayView } from '../ribbon/day-view.ts';
import styles from './trip.module.css';

interface TripMapProps {
  view: TripView;
  board: Board | null;
  openDay: number;
  selected: string | null;
  onSelect: (stop: string) => void;
}

/** The stops and ways of the trip; the open day is loud, the others are quiet. */
export function TripMap({ view, board, openDay, selected, onSelect }: TripMapProps) {
  const { t } = useLingui();
  const stops = useSame([...mapStops(view.days, openDay), ...lodging(board, openDay)]);
  const legs = useSame(mapLegs(view.days, openDay, board));
  const fit = useFit(view.days, board);
  return (
    <div className={styles.map}>
      <RegionMap
        label={t`Mapa del viaje; las mismas paradas están en la lista de días`}
        stops={stops}
        legs={legs}
        fit={fit}
        selected={selected}
        onSelect={(id) => id && id !== LODGING && onSelect(id)}
        className={styles.mapFrame}
      />
    </div>
  );
}

/** The list as it was while it says the same: the map is drawn again when places or their order change, not for every frame of a drag. */
function useSame<T>(list: T[]): T[] {
  const kept = useRef<{ key: string; list: T[] }>({ key: '', list: [] });
  const key = JSON.stringify(list);
  if (kept.current.key !== key) kept.current = { key, list };
  return kept.current.list;
}

const LODGING = 'alojamiento';

function mapStops(days: readonly DayView[], openDay: number): MapStop[] {
  return days.flatMap((day) =>
    day.stops.flatMap((stop): MapStop[] =>
      stop.position
        ? [
            {
              id: stop.id,
              name: stop.name,
              ...stop.position,
              day: day.index + 1,
              label: String(stop.number ?? ''),
              quiet: openDay >= 0 && day.index !== openDay,
            },
          ]
        : [],
    ),
  );
}

function lodging(board: Board | null, openDay: number): MapStop[] {
  const [anchor] = board?.anchors ?? [];
  return anchor
    ? [{ id: LODGING, name: anchor.name, lon: anchor.lon, lat: anchor.lat, day: Math.max(0, openDay) + 1, label: 'H' }]
    : [];
}

/** Straight from stop to stop: the planner's table knows how long a way is, not where it runs. */
function mapLegs(days: readonly DayView[], openDay: number, board: Board | null): MapLeg[] {
  const [start] = board?.anchors ?? [];
  const end = board?.anchors[1] ?? start;
  return days.flatMap((day) => {
    const points: LonLat[] = day.stops.flatMap((stop): LonLat[] =>
      stop.position ? [[stop.position.lon, stop.position.lat]] : [],
    );
    if (points.length === 0) return [];
    const all: LonLat[] = [
      ...(start ? [[start.lon, start.lat] as const] : []),
      ...points,
      ...(end ? [[end.lon, end.lat] as const] : []),
    ];
    const modes = day.legs.flatMap((leg) => (leg && leg.minutes > 0 ? [leg.mode] : []));
    return all.slice(1).map(
      (to, index): MapLeg => ({
        id: `${day.index}-${index}`,
        day: day.index + 1,
        means: modes[index] ?? 'drive',
        line: [all[index]!, to],
        schematic: true,
        quiet: openDay >= 0 && day.index !== openDay,
      }),
    );
  });
}

/** Moves the map when places come or go, not while times change. */
function useFit(days: readonly DayView[], board: Board | null): MapFit | null {
  const points = days.flatMap((day) =>
    day.stops.flatMap((stop): LonLat[] => (stop.position ? [[stop.position.lon, stop.position.lat]] : [])),
  );
  const [anchor] = board?.anchors ?? [];
  if (anchor) points.push([anchor.lon, anchor.lat]);
  const key = points
    .map(([lon, lat]) => `${lon.toFixed(3)},${lat.toFixed(3)}`)
    .toSorted()
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether the points are other ones
  return useMemo(() => {
    if (points.length === 0) return null;
    const lons = points.map(([lon]) => lon);
    const lats = points.map(([, lat]) => lat);
    return { box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)], maxZoom: 14 };
  }, [key]);
}
