import type { PublicClosure } from '#features/closures/contract/closure.ts';
import { placesInBox } from '#features/places/api/public.ts';
import { areaTest } from '#planner/roads/areas.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { programsThrough, type VisitingProgram, type WantedPlanClosure } from './plan-closure.store.ts';
import { closedStopsOf, isTouchedBy, touchedDates } from './touched-plans.rules.ts';

const MOST_PLACES = 2000;

export type ComparedClosure = Pick<
  PublicClosure,
  'id' | 'kind' | 'place' | 'area' | 'severity' | 'startsOn' | 'endsOn' | 'hours'
>;

/**
 * Compares closures with the stops of programs. A closed road or event closes all stops in its area, because the
 * operator's route is not known. A place that closes for a part of the day closes no stop.
 * @param bookings the table of bookings
 */
export async function wantedPlanClosures(
  db: Database,
  region: string,
  closures: readonly ComparedClosure[],
  bookings: Rows,
): Promise<WantedPlanClosure[]> {
  const closed = await closedPlacesOf(db, region, closures);
  const places = [...new Set([...closed.values()].flatMap((ids) => [...ids]))];
  const programs = await programsThrough(db, region, places, bookings);
  return closures.flatMap((closure) => wantedFor(closure, closed.get(closure.id)!, programs));
}

async function closedPlacesOf(
  db: Database,
  region: string,
  closures: readonly ComparedClosure[],
): Promise<Map<string, Set<string>>> {
  const closed = new Map<string, Set<string>>();
  for (const { id, place, area, severity, hours } of closures) {
    if (hours) closed.set(id, new Set());
    else if (place !== null) closed.set(id, new Set([place]));
    else if (area === null || severity !== 'closed') closed.set(id, new Set());
    else {
      const { holds, box } = areaTest(area);
      const near = await placesInBox(db, region, box, MOST_PLACES);
      closed.set(id, new Set(near.filter(holds).map((spot) => spot.id)));
    }
  }
  return closed;
}

function wantedFor(
  closure: ComparedClosure,
  closed: ReadonlySet<string>,
  programs: readonly VisitingProgram[],
): WantedPlanClosure[] {
  const touched = programs.filter((program) => isTouchedBy(closure, program));
  return [...Map.groupBy(touched, ({ planId }) => planId)].flatMap(([planId, versions]) => {
    const found = versions.map(({ days }) => closedStopsOf(days, closed));
    const days = new Set(found.flatMap((one) => [...one.days]));
    if (days.size === 0) return [];
    const stops = [...new Set(found.flatMap((one) => [...one.titles]))];
    const { operatorId } = versions[0]!;
    return [{ planId, closureId: closure.id, operatorId, dates: touchedDates(closure, days), stops }];
  });
}
