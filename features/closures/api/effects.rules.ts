import type { ClosedHours, ClosureNotice, PublicClosure } from '#features/closures/contract/closure.ts';
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
  /** At the moment, or on the whole day if only a day was given. */
  isClosed(id: string): boolean;
  closed: string[];
  /** The hours of the day in which the place is closed although it would be open. */
  closedHours(id: string): ClosedHours[];
}

/** @param minute minutes after local midnight. Without a minute, only closures of the whole day close a place. */
export function placeNotices(closures: readonly PublicClosure[], day: string, minute?: number): PlaceNotices {
  const ordered = [...closures].sort(
    (a, b) =>
      Number(isInForce(b, day)) - Number(isInForce(a, day)) ||
      Number(b.place !== null) - Number(a.place !== null) ||
      a.startsOn.localeCompare(b.startsOn),
  );
  const asked = ordered.map((closure) => ({ closure, holds: closure.area ? areaTest(closure.area).holds : null }));
  const ofPlaces = closures.filter((closure) => closure.place !== null && isInForce(closure, day));
  const closed = new Set(
    ofPlaces.flatMap(({ place, hours }) =>
      place !== null && (!hours || (minute !== undefined && hours.from <= minute && minute < hours.to)) ? [place] : [],
    ),
  );
  return {
    notice(place) {
      const found = asked.find(({ closure, holds }) => (holds ? holds(place) : closure.place === place.id));
      return found ? noticeOf(found.closure) : null;
    },
    isClosed: (id) => closed.has(id),
    closed: [...closed],
    closedHours: (id) => ofPlaces.flatMap(({ place, hours }) => (place === id && hours ? [hours] : [])),
  };
}

function noticeOf({ area: _area, factor: _factor, ...notice }: PublicClosure): ClosureNotice {
  return notice;
}
