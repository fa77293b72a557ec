import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LegTable } from '#planner/model.ts';
import { extendLegTable, legTableSteps } from '#planner/roads/leg-table.ts';
import { packLegs, unpackLegs } from '#planner/roads/pack-legs.ts';
import type { Route, WayPoint, Ways } from '#planner/roads/ways.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { fingerprintOf } from '#server/prepare-once.ts';
import { keepLegs, keptLegs, mostInteresting, type PlacePoint, placePoints } from './legs.store.ts';
import { regionWays } from './region-ways.ts';

type Db = Kysely<Tables>;

/** Places whose legs are ready beforehand. Others are searched for when asked. */
const READY = 800;

interface ReadyLegs {
  ways: Ways;
  points: PlacePoint[];
  index: Map<string, number>;
  table: LegTable;
}

const ready = new Map<string, Promise<ReadyLegs>>();

/**
 * Travel times between places, then between them and further points (lodging, start, end): node `i < ids.length` is `ids[i]`, the points follow.
 * A place that does not exist has no way to anywhere.
 */
export async function legTable(
  db: Db,
  region: Region,
  ids: readonly string[],
  further: readonly WayPoint[] = [],
): Promise<LegTable> {
  const { ways, points, index, table } = await readyLegs(db, region);
  const others = await placePoints(
    db,
    region.id,
    ids.filter((id) => !index.has(id)),
  );
  const known = ids.filter((id) => index.has(id));
  const found = new Map(others.map((point) => [point.id, point]));
  const whole = extendLegTable(
    table,
    points,
    known.map((id) => index.get(id)!),
    [...found.values(), ...further],
    ways,
  );
  if (found.size === 0 && known.length === ids.length) return whole;
  const at = new Map([...known, ...found.keys()].map((id, i) => [id, i]));
  const order = [...ids.map((id) => at.get(id)), ...further.map((_, i) => known.length + found.size + i)];
  return reorder(whole, order);
}

/** The course of one way, or null where there is none. Ends are places by id or points. */
export async function routeGeometry(
  db: Db,
  region: Region,
  from: string | WayPoint,
  to: string | WayPoint,
): Promise<Route | null> {
  const ways = await regionWays(region);
  const points = await placePoints(
    db,
    region.id,
    [from, to].filter((end) => typeof end === 'string'),
  );
  const pointOf = (end: string | WayPoint) => (typeof end === 'string' ? points.find(({ id }) => id === end) : end);
  const [origin, target] = [pointOf(from), pointOf(to)];
  return origin && target ? ways.route(origin, target) : null;
}

/** Computes the region's table, or takes the one that was kept for the same roads and places. */
export async function prepareLegs(db: Db, region: Region): Promise<void> {
  ready.delete(region.id);
  await readyLegs(db, region);
}

function readyLegs(db: Db, region: Region): Promise<ReadyLegs> {
  let legs = ready.get(region.id);
  if (!legs) {
    legs = openLegs(db, region);
    legs.catch(() => ready.delete(region.id));
    ready.set(region.id, legs);
  }
  return legs;
}

async function openLegs(db: Db, region: Region): Promise<ReadyLegs> {
  const [ways, points] = await Promise.all([regionWays(region), mostInteresting(db, region.id, READY)]);
  const hash = await hashOf(region, points);
  const kept = await keptLegs(db, region.id, hash);
  const table = kept ? unpackLegs(kept.legs) : await computeLegs(ways, points);
  if (!kept) {
    await keepLegs(
      db,
      region.id,
      hash,
      points.map(({ id }) => id),
      packLegs(table),
    );
  }
  return { ways, points, index: new Map(points.map(({ id }, i) => [id, i])), table };
}

/** Lets requests through between two origins. */
async function computeLegs(ways: Ways, points: PlacePoint[]): Promise<LegTable> {
  const steps = legTableSteps(ways, points);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}

async function hashOf({ folder, settings }: Region, points: PlacePoint[]): Promise<string> {
  const root = join(import.meta.dirname, '../../../..');
  const roads = settings.roads
    ? await fingerprintOf(join(folder, settings.roads.file), join(root, 'planner/roads'))
    : '';
  return createHash('sha256')
    .update(JSON.stringify([roads, settings.travel, points]))
    .digest('hex');
}

function reorder(table: LegTable, order: (number | undefined)[]): LegTable {
  const { modes, bases } = table;
  const size = order.length;
  const cells = size * size;
  const ordered = {
    size,
    minutes: new Int32Array(cells).fill(-1),
    metres: new Int32Array(cells),
    mode: new Uint8Array(cells),
    modes,
    basis: new Uint8Array(cells),
    bases,
  };
  for (const [i, from] of order.entries()) {
    for (const [j, to] of order.entries()) {
      const at = i * size + j;
      if (i === j) ordered.minutes[at] = 0;
      if (from === undefined || to === undefined) continue;
      const source = from * table.size + to;
      ordered.minutes[at] = table.minutes[source]!;
      ordered.metres[at] = table.metres[source]!;
      ordered.mode[at] = table.mode[source]!;
      ordered.basis[at] = table.basis[source]!;
    }
  }
  return ordered;
}
