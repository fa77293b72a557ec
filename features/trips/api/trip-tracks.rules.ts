import type { Route } from '#planner/roads/ways.ts';
import type { DayTrack } from './trip-export.rules.ts';

/** A line with only its two ends is straight and follows no road. */
export function knownCourses(routes: readonly (Pick<Route, 'basis' | 'line'> | null)[]): DayTrack {
  return routes.flatMap((route) => (route && route.basis !== 'estimate' && route.line.length > 2 ? [route.line] : []));
}
