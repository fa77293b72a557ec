import type { HandOverPoint, TravelMode } from '#features/maps/contract/hand-over.ts';
import type { DayView, LegView } from './day-view.ts';

export function travelMode(leg: LegView | null | undefined): TravelMode | null {
  if (leg?.mode === 'walk') return 'walking';
  return leg?.mode === 'drive' ? 'driving' : null;
}

/** Returns one mode for the whole day, because Google Maps accepts no mode for single legs. */
export function travelModeOfDay({ legs }: DayView): TravelMode | null {
  const modes = legs.flatMap((leg) => (leg && leg.minutes > 0 ? [travelMode(leg)] : []));
  if (modes.length === 0 || modes.includes(null)) return null;
  return modes.includes('driving') ? 'driving' : 'walking';
}

/** The stops with a position, from where the day starts to where it ends. Empty without such a stop. */
export function routeOfDay({ stops, ends }: Pick<DayView, 'stops' | 'ends'>): HandOverPoint[] {
  const points = stops.flatMap(({ name, position }) => (position ? [{ name, ...position }] : []));
  return ends && points.length > 0 ? [ends.start, ...points, ends.end] : points;
}
