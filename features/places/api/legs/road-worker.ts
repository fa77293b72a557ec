import type { BarredWays } from '#planner/roads/barred-ways.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import { type FurtherWays, searchFurther } from '#planner/roads/leg-table.ts';
import { type PackedWays, packWays, unpackWays } from '#planner/roads/packed-ways.ts';
import type { Route, WayPoint } from '#planner/roads/ways.ts';
import type { WorkerCall } from '#server/workers/worker-pool.ts';
import { barredWays, regionWays, type WaysOf } from './region-ways.ts';

export type RoadTask = { region: WaysOf; barriers: readonly Barrier[] } & (
  | { kind: 'further'; known: readonly WayPoint[]; further: readonly WayPoint[] }
  | { kind: 'around'; origins: readonly WayPoint[]; targets: readonly WayPoint[]; usual: readonly PackedWays[] }
  | { kind: 'each'; searches: readonly { origin: WayPoint; targets: readonly WayPoint[] }[] }
  | { kind: 'routes'; pairs: readonly (readonly [WayPoint, WayPoint])[] }
);
export type RoadResult = FurtherWays | PackedWays[] | (Route | null)[];

const MOST_BARRED = 8;
const barred = new Map<string, Promise<BarredWays>>();

/** Runs in a worker thread, because a search traverses the whole road graph and would block the server. */
export default async function searchRoads({ task }: WorkerCall<RoadTask>): Promise<RoadResult> {
  const { region, barriers } = task;
  if (task.kind === 'around') {
    const ways = await waysAround(region, barriers);
    return task.origins.map((origin, i) => packWays(ways.around(origin, task.targets, unpackWays(task.usual[i]!))));
  }
  const ways = barriers.length > 0 ? await waysAround(region, barriers) : await regionWays(region);
  if (task.kind === 'further') return searchFurther(ways, task.known, task.further);
  if (task.kind === 'each') return task.searches.map(({ origin, targets }) => packWays(ways.from(origin, targets)));
  return task.pairs.map(([origin, target]) => ways.route(origin, target));
}

function waysAround(region: WaysOf, barriers: readonly Barrier[]): Promise<BarredWays> {
  const key = JSON.stringify([region.folder, barriers]);
  const ways = barred.get(key) ?? barredWays(region, barriers);
  barred.delete(key);
  barred.set(key, ways);
  ways.catch(() => barred.delete(key));
  const [oldest] = barred.keys();
  if (barred.size > MOST_BARRED) barred.delete(oldest!);
  return ways;
}
