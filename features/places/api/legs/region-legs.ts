import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LegTable } from '#planner/model.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import { copyLegs, extendLegTable, legsFrom, legTableSteps, setLeg } from '#planner/roads/leg-table.ts';
import { packLegs, unpackLegs } from '#planner/roads/pack-legs.ts';
import { packWays, unpackWays } from '#planner/roads/packed-ways.ts';
import type { Route, WayPoint } from '#planner/roads/ways.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { fingerprintOf } from '#server/prepare-once.ts';
import { keepLegs, keptLegs, mostInteresting, type PlacePoint, placePoints } from './legs.store.ts';
import { regionWays } from './region-ways.ts';
import { searchAround, searchFurther, searchRoutes } from './search-roads.ts';

type Db = Kysely<Tables>;

/** The number of places between which travel times are computed in advance. */
const READY = 800;

interface Legs {
  points: PlacePoint[];
  index: Map<string, number>;
  table: LegTable;
}

interface ReadyLegs extends Legs {
  barred: Map<string, BarredLegs>;
}

const ready = new Map<string, Promise<ReadyLegs>>();

/**
 * Node `i` of the table is the place `ids[i]`. The nodes of `further` follow the places.
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function legTable(
  db: Db,
  region: Region,
  ids: readonly string[],
  further: readonly WayPoint[] = [],
  barriers: readonly Barrier[] = [],
): Promise<LegTable> {
  const { points, index, table } =
    barriers.length > 0 ? await barredLegs(db, region, ids, barriers) : await readyLegs(db, region);
  const stored = await placePoints(db, region.id, ids);
  const moved = new Set(stored.filter((point) => isMoved(points[index.get(point.id)!], point)).map(({ id }) => id));
  const isReady = (id: string) => index.has(id) && !moved.has(id);
  const known = ids.filter(isReady);
  const found = new Map(stored.filter(({ id }) => !isReady(id)).map((point) => [point.id, point]));
  const picked = known.map((id) => index.get(id)!);
  const searched = await searchFurther(
    region,
    picked.map((node) => points[node]!),
    [...found.values(), ...further],
    barriers,
  );
  const whole = extendLegTable(table, picked, searched);
  if (found.size === 0 && known.length === ids.length) return whole;
  const at = new Map([...known, ...found.keys()].map((id, i) => [id, i]));
  const order = [...ids.map((id) => at.get(id)), ...further.map((_, i) => known.length + found.size + i)];
  return reorder(whole, order);
}

/**
 * Finds the way from each station to the next station. A string is the id of a place.
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function routesThrough(
  db: Db,
  region: Region,
  stations: readonly (string | WayPoint)[],
  barriers: readonly Barrier[] = [],
): Promise<(Route | null)[]> {
  const ids = stations.filter((station) => typeof station === 'string');
  const places = new Map((await placePoints(db, region.id, ids)).map((place) => [place.id, place]));
  const points = stations.map((station) => (typeof station === 'string' ? places.get(station) : station));
  const pairs = points.slice(1).map((to, i) => [points[i], to] as const);
  const known = pairs.filter((pair): pair is [WayPoint, WayPoint] => pair[0] !== undefined && pair[1] !== undefined);
  const routes = await searchRoutes(region, barriers, known);
  let next = 0;
  return pairs.map(([from, to]) => (from && to ? routes[next++]! : null));
}

const isMoved = (then: PlacePoint | undefined, now: PlacePoint): boolean =>
  then !== undefined && (then.lon !== now.lon || then.lat !== now.lat);

/**
 * Computes the travel times of moved places again, without those between other places.
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function remeasureMoved(db: Db, region: Region): Promise<void> {
  const { points, table, barred } = await readyLegs(db, region);
  const now = await placePoints(
    db,
    region.id,
    points.map(({ id }) => id),
  );
  const position = new Map(now.map((point) => [point.id, point]));
  const current = points.map((point) => position.get(point.id) ?? point);
  const rows = points.flatMap((point, row) => (isMoved(point, current[row]!) ? [row] : []));
  if (rows.length === 0) return;
  const { from, to } = await searchFurther(
    region,
    current,
    rows.map((row) => current[row]!),
    [],
  );
  for (const [i, row] of rows.entries()) {
    for (const [other, way] of unpackWays(to[i]!).entries()) setLeg(table, other, row, way);
    for (const [other, way] of unpackWays(from[i]!).slice(0, points.length).entries()) setLeg(table, row, other, way);
    points[row] = current[row]!;
  }
  barred.clear();
  const hash = await hashOf(region, points);
  await keepLegs(
    db,
    region.id,
    hash,
    points.map(({ id }) => id),
    packLegs(table),
  );
}

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
  const points = await mostInteresting(db, region.id, READY);
  const hash = await hashOf(region, points);
  const kept = await keptLegs(db, region.id, hash);
  const table = kept ? unpackLegs(kept.legs) : await stepping(legTableSteps(await regionWays(region), points));
  if (!kept) {
    await keepLegs(
      db,
      region.id,
      hash,
      points.map(({ id }) => id),
      packLegs(table),
    );
  }
  return { points, index: new Map(points.map(({ id }, i) => [id, i])), table, barred: new Map() };
}

const MOST_BARRED = 8;

interface BarredLegs extends Legs {
  table: LegTable;
  done: Uint8Array;
}

/** Only the ways from the places `ids` are guaranteed to avoid the barriers. */
async function barredLegs(db: Db, region: Region, ids: readonly string[], barriers: readonly Barrier[]): Promise<Legs> {
  const usual = await readyLegs(db, region);
  const legs = openBarred(usual, barriers);
  const rows = [...new Set(ids.map((id) => legs.index.get(id)))].filter((row) => row !== undefined);
  const missing = rows.filter((row) => !legs.done[row]);
  const around = await searchAround(
    region,
    barriers,
    missing.map((row) => legs.points[row]!),
    legs.points,
    (origin) => packWays(legsFrom(usual.table, missing[origin]!)),
  );
  for (const [i, row] of missing.entries()) {
    for (const [to, way] of unpackWays(around[i]!).entries()) setLeg(legs.table, row, to, way);
    legs.done[row] = 1;
  }
  return legs;
}

function openBarred({ points, index, table, barred }: ReadyLegs, barriers: readonly Barrier[]): BarredLegs {
  const key = JSON.stringify(barriers);
  const legs = barred.get(key) ?? { points, index, table: copyLegs(table), done: new Uint8Array(points.length) };
  barred.delete(key);
  barred.set(key, legs);
  const [oldest] = barred.keys();
  if (barred.size > MOST_BARRED) barred.delete(oldest!);
  return legs;
}

export async function prepareBarredLegs(db: Db, region: Region, barriers: readonly Barrier[]): Promise<void> {
  if (barriers.length === 0) return;
  const { points } = await readyLegs(db, region);
  await barredLegs(
    db,
    region,
    points.map(({ id }) => id),
    barriers,
  );
}

/** Milliseconds for which the computation may block the thread. */
const MOST_MS = 8;

async function stepping(steps: Generator<number, LegTable>): Promise<LegTable> {
  let breath = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - breath < MOST_MS) continue;
    await breathe();
    breath = performance.now();
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
