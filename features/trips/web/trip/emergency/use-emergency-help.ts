import { useQuery } from '@tanstack/react-query';
import type { EmergencyHelp, NearAmenity } from '#features/amenities/contract/amenity.ts';
import { showEmergencyHelp } from '#features/amenities/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import {
  type EmergencyPlaces,
  type EmergencyPoint,
  emergencyPlaces,
  pointsOf,
  zonesOf,
} from '../../../contract/emergency-zones.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import { dayAnchors } from '../../document/day-anchors.ts';
import { keepHelp, readHelp } from '../../document/history/kept-help.ts';
import type { DayView } from '../../ribbon/day-view.ts';

export interface EmergencyHelpOfTrip {
  numbers: EmergencyHelp['numbers'];
  source: EmergencyHelp['source'];
  days: EmergencyPlaces[][];
}

/**
 * The browser stores the last response for its own trips.
 * @param local id of the trip in this browser, or null for another person's trip
 * @returns null until a response is known
 */
export function useEmergencyHelp(
  days: readonly DayView[],
  board: PlanningContext | null,
  local: string | null,
): EmergencyHelpOfTrip | null {
  const api = useApi();
  const zones = days.map((day) => zonesOf(pointsOfDay(day, board)));
  const at = pointsOf(zones).join(';');
  const { data } = useQuery({
    queryKey: ['amenities', 'emergency', at],
    enabled: at !== '',
    staleTime: 3_600_000,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      try {
        const help = await api.call(showEmergencyHelp, { query: { at }, signal, quiet: true });
        if (local) keepHelp(local, { at, help });
        return { at, help };
      } catch (error) {
        const kept = local ? readHelp(local) : null;
        if (kept) return kept;
        throw error;
      }
    },
  });
  if (!data) return null;
  const nearest = new Map<string, readonly NearAmenity[]>();
  for (const [i, key] of data.at.split(';').entries()) nearest.set(key, data.help.nearest[i] ?? []);
  const { numbers, source } = data.help;
  return { numbers, source, days: zones.map((some) => emergencyPlaces(some, nearest)) };
}

function pointsOfDay({ index, stops }: DayView, board: PlanningContext | null): EmergencyPoint[] {
  const visited = stops.flatMap(({ name, position }) => (position ? [{ name, ...position }] : []));
  const ends = dayAnchors(board, index);
  if (!ends || (visited.length === 0 && ends.start === ends.end)) return visited;
  const pointOf = ({ name, lon, lat }: EmergencyPoint): EmergencyPoint => ({ name, lon, lat });
  return [pointOf(ends.start), ...visited, ...(ends.end === ends.start ? [] : [pointOf(ends.end)])];
}
