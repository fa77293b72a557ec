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
import { dayAnchors } from '../document/day-anchors.ts';
import type { TripView } from '../document/read-trip.ts';
import type { DayView } from '../ribbon/day-view.ts';
import { useMapAmenities } from './map-amenities.tsx';
import styles from './trip.module.css';

interface TripMapProps {
  view: TripView;
  /** `settled` stays unchanged during a drag, so that roads are requested only after the drag. */
  settled?: readonly DayView[];
  board: PlanningContext | null;
  openDay: number;
  selected: string | null;
  onSelect: (stop: string) => void;
}

export function TripMap({ view, settled = view.days, board, openDay, selected, onSelect }: TripMapProps) {
  const { t } = useLingui();
  const days = daysOnMap(view.days, openDay);
  const stops = useSame([...mapStops(days, openDay), ...lodgings(days, board, openDay)]);
  const courseOf = useCourses(
    daysOnMap(settled, openDay).map((day) => walkOf(day, board)),
    newsOf(board),
  );
  const legs = useSame(mapLegs(days, openDay, board, courseOf), outlineOf);
  const fit = useFit(days, board);
  const amenities = useMapAmenities();
  return (
    <div className={styles.map}>
      <RegionMap
        label={t`Mapa del viaje; las mismas paradas están en la lista de días`}
        pins={amenities.pins}
        callout={amenities.callout}
        stops={stops}
        legs={legs}
        fit={fit}
        selected={amenities.chosen ?? selected}
        onSelect={(id) => {
          if (!amenities.choose(id) && id && !id.startsWith(LODGING)) onSelect(id);
        }}
        className={styles.mapFrame}
      >
        {amenities.button}
      </RegionMap>
    </div>
  );
}

const MOST_DAYS = 7;

const daysOnMap = (days: readonly DayView[], openDay: number): readonly DayView[] =>
  days.length > MOST_DAYS && openDay >= 0 ? days.filter(({ index }) => index === openDay) : days;

function useSame<T>(list: T[], outline: (item: T) => unknown = (item) => item): T[] {
  const kept = useRef<{ key: string; list: T[] }>({ key: '', list: [] });
  const key = JSON.stringify(list.map(outline));
  if (kept.current.key !== key) kept.current = { key, list };
  return kept.current.list;
}

const LODGING = 'alojamiento-';

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

function lodgings(days: readonly DayView[], board: PlanningContext | null, openDay: number): MapStop[] {
  const used = days.flatMap(({ index }) => {
    const ends = dayAnchors(board, index);
    return ends ? [ends.start, ends.end].map((anchor) => ({ anchor, index })) : [];
  });
  return (board?.anchors ?? []).flatMap((anchor, index): MapStop[] => {
    const of = used.filter((one) => one.anchor === anchor);
    const day = (of.find((one) => one.index === openDay) ?? of[0])?.index;
    if (day === undefined) return [];
    const { name, lon, lat } = anchor;
    const quiet = openDay >= 0 && day !== openDay;
    return [{ id: `${LODGING}${index}`, name, lon, lat, day: day + 1, label: 'H', ...(quiet && { quiet }) }];
  });
}

/** The ends and the number of points identify a line, because comparing thousands of points is slow. */
const outlineOf = ({ line, ...leg }: MapLeg) => ({ ...leg, from: line[0], to: line.at(-1), points: line.length });

interface Stage {
  station: Station;
  point: LonLat;
}

function stagesOf(day: DayView, board: PlanningContext | null): Stage[] {
  const stops = day.stops.flatMap(({ place, position }): Stage[] => {
    if (!position) return [];
    const point: LonLat = [position.lon, position.lat];
    return [{ station: place ?? point, point }];
  });
  const ends = dayAnchors(board, day.index);
  if (!ends) return stops;
  const { start, end } = ends;
  return stops.length === 0 && start === end ? [] : [stageAt(start), ...stops, stageAt(end)];
}

const stageAt = ({ place, lon, lat }: PlanAnchor): Stage => ({ station: place ?? [lon, lat], point: [lon, lat] });

const walkOf = (day: DayView, board: PlanningContext | null): Walk => ({
  stations: stagesOf(day, board).map(({ station }) => station),
  date: day.date,
});

const newsOf = (board: PlanningContext | null) =>
  (board?.closures ?? []).map(({ id, startsOn, endsOn }) => `${id} ${startsOn} ${endsOn}`).join();

function mapLegs(
  days: readonly DayView[],
  openDay: number,
  board: PlanningContext | null,
  courseOf: ReturnType<typeof useCourses>,
): MapLeg[] {
  return days.flatMap((day) => {
    const stages = stagesOf(day, board);
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

function useFit(days: readonly DayView[], board: PlanningContext | null): MapFit | null {
  const points = days.flatMap((day) =>
    day.stops.flatMap((stop): LonLat[] => (stop.position ? [[stop.position.lon, stop.position.lat]] : [])),
  );
  for (const { index } of days) {
    const ends = dayAnchors(board, index);
    if (ends) points.push([ends.start.lon, ends.start.lat], [ends.end.lon, ends.end.lat]);
  }
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
