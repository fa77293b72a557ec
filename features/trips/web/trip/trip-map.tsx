import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import {
  boxAround,
  type LonLat,
  type MapFit,
  type MapLeg,
  type MapStop,
  RegionMap,
  type Station,
  useCourses,
  type Walk,
} from '#features/maps/web/public.ts';
import type { PlanAnchor, PlanningContext } from '../../contract/planning.ts';
import type { TripView } from '../document/read-trip.ts';
import type { DayView } from '../ribbon/day-view.ts';
import styles from './trip.module.css';

interface TripMapProps {
  view: TripView;
  /** The days for which roads are requested. During a drag: the days before the drag. */
  settled?: readonly DayView[];
  board: PlanningContext | null;
  openDay: number;
  selected: string | null;
  onSelect: (stop: string) => void;
}

export function TripMap({ view, settled = view.days, board, openDay, selected, onSelect }: TripMapProps) {
  const { t } = useLingui();
  const stops = useSame([...mapStops(view.days, openDay), ...lodging(board, openDay)]);
  const ends = endsOf(board);
  const courseOf = useCourses(
    settled.map((day) => walkOf(day, ends)),
    newsOf(board),
  );
  const legs = useSame(mapLegs(view.days, openDay, ends, courseOf), outlineOf);
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

/** Equal lists keep their identity, because the map would otherwise be drawn again in each frame of a drag. */
function useSame<T>(list: T[], outline: (item: T) => unknown = (item) => item): T[] {
  const kept = useRef<{ key: string; list: T[] }>({ key: '', list: [] });
  const key = JSON.stringify(list.map(outline));
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

function lodging(board: PlanningContext | null, openDay: number): MapStop[] {
  const [anchor] = board?.anchors ?? [];
  return anchor
    ? [{ id: LODGING, name: anchor.name, lon: anchor.lon, lat: anchor.lat, day: Math.max(0, openDay) + 1, label: 'H' }]
    : [];
}

/** The ends and number of points identify a line, because comparing thousands of points is slow. */
const outlineOf = ({ line, ...leg }: MapLeg) => ({ ...leg, from: line[0], to: line.at(-1), points: line.length });

interface Ends {
  start: PlanAnchor | null;
  end: PlanAnchor | null;
}

function endsOf(board: PlanningContext | null): Ends {
  const [start = null, end = start] = board?.anchors ?? [];
  return { start, end };
}

interface Stage {
  /** Place id, or the position of a stop without a place of the region. */
  station: Station;
  point: LonLat;
}

/** A stop without a position, such as a meal, is left out. */
function stagesOf(day: DayView, { start, end }: Ends): Stage[] {
  const stops = day.stops.flatMap(({ place, position }): Stage[] => {
    if (!position) return [];
    const point: LonLat = [position.lon, position.lat];
    return [{ station: place ?? point, point }];
  });
  const anchor = (it: PlanAnchor | null): Stage[] =>
    it ? [{ station: it.place ?? [it.lon, it.lat], point: [it.lon, it.lat] }] : [];
  return stops.length === 0 ? [] : [...anchor(start), ...stops, ...anchor(end)];
}

const walkOf = (day: DayView, ends: Ends): Walk => ({
  stations: stagesOf(day, ends).map(({ station }) => station),
  date: day.date,
});

const newsOf = (board: PlanningContext | null) =>
  (board?.closures ?? []).map(({ id, startsOn, endsOn }) => `${id} ${startsOn} ${endsOn}`).join();

/** Lines without a known road are straight and dashed. */
function mapLegs(
  days: readonly DayView[],
  openDay: number,
  ends: Ends,
  courseOf: ReturnType<typeof useCourses>,
): MapLeg[] {
  return days.flatMap((day) => {
    const stages = stagesOf(day, ends);
    const modes = day.legs.flatMap((leg) => (leg && leg.minutes > 0 ? [leg.mode] : []));
    return stages.slice(1).map((to, index): MapLeg => {
      const from = stages[index]!;
      const course = courseOf(from.station, to.station, day.date);
      return {
        id: `${day.index}-${index}`,
        day: day.index + 1,
        means: course?.mode ?? modes[index] ?? 'drive',
        line: course?.line ?? [from.point, to.point],
        schematic: !course || (course.line.length === 2 && course.mode !== 'walk'),
        quiet: openDay >= 0 && day.index !== openDay,
      };
    });
  });
}

/** The area changes with the places, and stays when only times change. */
function useFit(days: readonly DayView[], board: PlanningContext | null): MapFit | null {
  const points = days.flatMap((day) =>
    day.stops.flatMap((stop): LonLat[] => (stop.position ? [[stop.position.lon, stop.position.lat]] : [])),
  );
  const [anchor] = board?.anchors ?? [];
  if (anchor) points.push([anchor.lon, anchor.lat]);
  const key = points
    .map(([lon, lat]) => `${lon.toFixed(3)},${lat.toFixed(3)}`)
    .toSorted()
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes exactly when the points change
  return useMemo(() => {
    const box = boxAround(points);
    return box && { box, maxZoom: 14 };
  }, [key]);
}
