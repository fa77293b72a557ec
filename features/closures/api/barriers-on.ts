import type { Barrier } from '#planner/roads/barriers.ts';
import type { Database } from '#server/database/connect.ts';
import { barriersOf } from './effects.rules.ts';
import { closuresBetween } from './in-force.store.ts';

/** @param day a local day, `YYYY-MM-DD`. Without a day, no closure applies. */
export async function barriersOn(db: Database, region: string, day: string | undefined): Promise<Barrier[]> {
  return day === undefined ? [] : barriersOf(await closuresBetween(db, region, day, day));
}
