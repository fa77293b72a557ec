import type { ClosureNotice, PublicClosure } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import { areaTest } from '#planner/roads/areas.ts';
import type { Barrier } from '#planner/roads/barriers.ts';

/** The effects of closures on the places and ways of a region. */

/** The closures of places, by place id: a place is closed on their days. */
export function closedPlaces(closures: readonly PublicClosure[]): Map<string, PublicClosure[]> {
  const closed = new Map<string, PublicClosure[]>();
  for (const closure of closures) {
    if (closure.place !== null) closed.set(closure.place, [...(closed.get(closure.place) ?? []), closure]);
  }
  return closed;
}

/**
 * Barriers to driving from the closures of some days. A plan has one table of ways for all its days, so a road that is closed on one of them counts
 * on all: a trip may show a detour that only its second day needs, but never a closed road.
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
  /** The closure to show to visitors of the place: one in force on that day, first of the place itself; otherwise the next one. */
  notice(place: PlaceSpot): ClosureNotice | null;
  /** Whether the place itself is closed on that day. */
  isClosed(id: string): boolean;
  /** Ids of those places. */
  closed: string[];
}

/** Prepares a list of closures for questions about many places on one day. */
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
