import { randomUUID } from 'node:crypto';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { countWantedClosures } from './plan-closure.store.ts';
import { wantedPlanClosures } from './wanted-closures.ts';

/**
 * Counts the plans, departures and bookings that the closure would affect. The job `operators/match-closures` finds
 * them in the same way.
 * @param bookings the table of bookings
 */
export const countClosureReach =
  (bookings: Rows) =>
  async (
    db: Database,
    region: string,
    closure: ClosureInput,
  ): Promise<{ plans: number; departures: number; bookings: number }> => {
    const wanted = await wantedPlanClosures(db, region, [{ ...closure, id: randomUUID() }], bookings);
    return countWantedClosures(db, region, wanted, bookings);
  };
