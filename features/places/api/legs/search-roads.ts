import type { Barrier } from '#planner/roads/barriers.ts';
import type { FurtherWays } from '#planner/roads/leg-table.ts';
import { type PackedWays, unpackWays } from '#planner/roads/packed-ways.ts';
import type { Route, Way, WayPoint } from '#planner/roads/ways.ts';
import type { Region } from '#regions/read-region.ts';
import { openPool, type WorkerPool } from '#server/workers/worker-pool.ts';
import type { RoadResult, RoadTask } from './road-worker.ts';

/** Requests that may wait for the worker. Each request has at most one queued task. */
const QUEUE = 64;
/** Searches in one task, which take about 60 ms. Small requests can run between the tasks of a large request. */
const SEARCHES = 4;

let pool: WorkerPool<RoadTask, RoadResult> | undefined;

/** @throws {PoolBusy} if too many requests are waiting */
function run<Result extends RoadResult>({ folder, settings }: Region, task: Task): Promise<Result> {
  pool ??= openPool({ worker: new URL('./road-worker.ts', import.meta.url), threads: 1, queue: QUEUE, lazy: true });
  const { roads, travel } = settings;
  return pool.run({ ...task, region: { folder, settings: { roads, travel } } }) as Promise<Result>;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Task = Without<RoadTask, 'region'>;

/** @throws {PoolBusy} if too many requests are waiting */
export async function searchFurther(
  region: Region,
  known: readonly WayPoint[],
  further: readonly WayPoint[],
  barriers: readonly Barrier[],
): Promise<FurtherWays> {
  const found: FurtherWays = { from: [], to: [] };
  if (further.length === 0) return found;
  const nodes = [...known, ...further].map(bare);
  for (let at = 0; at < further.length; at += SEARCHES) {
    const some = further.slice(at, at + SEARCHES).map(bare);
    const { from, to } = await run<FurtherWays>(region, { kind: 'further', barriers, known: nodes, further: some });
    found.from.push(...from.map((ways) => first(ways, nodes.length)));
    found.to.push(...to.map((ways) => first(ways, known.length)));
  }
  return found;
}

/**
 * @param usual the ways without barriers
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function searchAround(
  region: Region,
  barriers: readonly Barrier[],
  origins: readonly WayPoint[],
  targets: readonly WayPoint[],
  usual: (origin: number) => PackedWays,
): Promise<PackedWays[]> {
  const found: PackedWays[] = [];
  const bareTargets = targets.map(bare);
  for (let at = 0; at < origins.length; at += SEARCHES) {
    const some = origins.slice(at, at + SEARCHES);
    found.push(
      ...(await run<PackedWays[]>(region, {
        kind: 'around',
        barriers,
        origins: some.map(bare),
        targets: bareTargets,
        usual: some.map((_, i) => usual(at + i)),
      })),
    );
  }
  return found;
}

/**
 * @returns one route per pair, or null for a pair without a way
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function searchRoutes(
  region: Region,
  barriers: readonly Barrier[],
  pairs: readonly (readonly [WayPoint, WayPoint])[],
): Promise<(Route | null)[]> {
  const found: (Route | null)[] = [];
  for (let at = 0; at < pairs.length; at += SEARCHES) {
    const some = pairs.slice(at, at + SEARCHES).map(([from, to]) => [bare(from), bare(to)] as const);
    found.push(...(await run<(Route | null)[]>(region, { kind: 'routes', barriers, pairs: some })));
  }
  return found;
}

/**
 * Searches the ways from each origin to its own targets, and ignores closures.
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function searchEach(
  region: Region,
  searches: readonly { origin: WayPoint; targets: readonly WayPoint[] }[],
): Promise<(Way | null)[][]> {
  const found: (Way | null)[][] = [];
  for (let at = 0; at < searches.length; at += SEARCHES) {
    const some = searches
      .slice(at, at + SEARCHES)
      .map(({ origin, targets }) => ({ origin: bare(origin), targets: targets.map(bare) }));
    const packed = await run<PackedWays[]>(region, { kind: 'each', barriers: [], searches: some });
    found.push(...packed.map(unpackWays));
  }
  return found;
}

const bare = ({ lon, lat, keys }: WayPoint): WayPoint => ({ lon, lat, ...(keys && { keys }) });

function first({ minutes, metres, mode, basis }: PackedWays, count: number): PackedWays {
  return {
    minutes: minutes.subarray(0, count),
    metres: metres.subarray(0, count),
    mode: mode.subarray(0, count),
    basis: basis.subarray(0, count),
  };
}
