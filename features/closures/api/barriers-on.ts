import type { Barrier } from '#planner/roads/barriers.ts';
import type { Database } from '#server/database/connect.ts';
import { barriersOf } from './effects.rules.ts';
import { closuresBetween } from './in-force.store.ts';

/** `day` is a local day (`YYYY-MM-DD`). Without a day there are no barriers. */
export async function barriersOn(db: Database, region: string, day: string | undefined): Promise<Barrier[]> {
  return day === undefined ? [] : barriersOf(await closuresBetween(db, region, day, day));
}
