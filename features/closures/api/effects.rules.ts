import type { ClosureNotice, PublicClosure } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import { areaTest } from '#planner/roads/areas.ts';
import type { Barrier } from '#planner/roads/barriers.ts';

/** What closures do to the places and the ways of a region. */

/** The closures of a place by its id: it is shut on their days. */
export function closedPlaces(closures: readonly PublicClosure[]): Map<string, PublicClosure[]> {
  const closed = new Map<string, PublicClosure[]>();
  for (const closure of closures) {
    if (closure.place !== null) closed.set(closure.place, [...(closed.get(closure.place) ?? []), closure]);
  }
  return closed;
}

/**
 * What the closures of some days do to driving. A plan has one table of ways for all its days, so a road that is shut on one of them counts on all: a trip may
 * be told of a detour that it needs on its second day alone, and never of a road that is not there.
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
  /** What a visitor of the place should know: first what is in force that day, of those what shuts it; else what comes next. */
  notice(place: PlaceSpot): ClosureNotice | null;
  /** Whether the place itself is shut that day. */
  isClosed(id: string): boolean;
  /** The places that are. */
  closed: string[];
}

/** Asks a list of closures about many places on one day. */
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
