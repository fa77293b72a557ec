import type { ClosureNotice, PublicClosure } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import { areaTest } from '#planner/roads/areas.ts';
import type { Barrier } from '#planner/roads/barriers.ts';

/** Closures by place id. */
export function closedPlaces(closures: readonly PublicClosure[]): Map<string, PublicClosure[]> {
  const closed = new Map<string, PublicClosure[]>();
  for (const closure of closures) {
    if (closure.place !== null) closed.set(closure.place, [...(closed.get(closure.place) ?? []), closure]);
  }
  return closed;
}

/**
 * A plan of several days has one table of travel times, so a road that is closed on one day is closed for the whole
 * plan.
 */
export function barriersOf(closures: readonly PublicClosure[]): Barrier[] {
  return closures.flatMap(({ area, severity, factor }) =>
    area ? [{ area, factor: severity === 'closed' ? null : factor }] : [],
  );
}

export interface PlaceSpot {
  id: string;
  lon: number;
  lat: number;
}

export interface PlaceNotices {
  /**
   * Returns the most important closure for the place: first a closure in force, then a closure of the place itself,
   * then the earliest.
   */
  notice(place: PlaceSpot): ClosureNotice | null;
  isClosed(id: string): boolean;
  closed: string[];
}

export function placeNotices(closures: readonly PublicClosure[], day: string): PlaceNotices {
  const ordered = [...closures].sort(
    (a, b) =>
      Number(isInForce(b, day)) - Number(isInForce(a, day)) ||
      Number(b.place !== null) - Number(a.place !== null) ||
      a.startsOn.localeCompare(b.startsOn),
  );
  const asked = ordered.map((closure) => ({ closure, holds: closure.area ? areaTest(closure.area).holds : null }));
  const closed = new Set(
    closures.flatMap((closure) => (closure.place !== null && isInForce(closure, day) ? [closure.place] : [])),
  );
  return {
    notice(place) {
      const found = asked.find(({ closure, holds }) => (holds ? holds(place) : closure.place === place.id));
      return found ? noticeOf(found.closure) : null;
    },
    isClosed: (id) => closed.has(id),
    closed: [...closed],
  };
}

function noticeOf({ area: _area, factor: _factor, ...notice }: PublicClosure): ClosureNotice {
  return notice;
}
