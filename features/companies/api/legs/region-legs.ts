import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LegTable } from '#planner/model.ts';
import type { BarredWays } from '#planner/roads/barred-ways.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import { copyLegs, extendLegTableSteps, legsFrom, legTableSteps, setLeg } from '#planner/roads/leg-table.ts';
import { packLegs, unpackLegs } from '#planner/roads/pack-legs.ts';
import type { Route, WayPoint, Ways } from '#planner/roads/ways.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { fingerprintOf } from '#server/prepare-once.ts';
import { keepLegs, keptLegs, mostInteresting, type PlacePoint, placePoints } from './legs.store.ts';
import { barredWays, regionWays } from './region-ways.ts';

type Db = Kysely<Tables>;

/** Places whose legs are ready beforehand. Others are searched for when asked. */
const READY = 800;

interface Legs {
  ways: Ways;
  points: PlacePoint[];
  index: Map<string, number>;
  table: LegTable;
}

/** The usual ones, and those around the barriers that were asked about most recently, by them. */
interface ReadyLegs extends Legs {
  barred: Map<string, Promise<BarredLegs>>;
}

const ready = new Map<string, Promise<ReadyLegs>>();

/**
 * Travel times between places, then between them and further points (lodging, start, end): node `i < ids.length` is `ids[i]`, the points follow.
 * A place that does not exist has no way to anywhere. With `barriers` the ways are those around closed and slow roads.
 */
export async function legTable(
  db: Db,
  region: Region,
  ids: readonly string[],
  further: readonly WayPoint[] = [],
  barriers: readonly Barrier[] = [],
): Promise<LegTable> {
  const { ways, points, index, table } =
    barriers.length > 0 ? await barredLegs(db, region, ids, barriers) : await readyLegs(db, region);
  const others = await placePoints(
    db,
    region.id,
    ids.filter((id) => !index.has(id)),
  );
  const known = ids.filter((id) => index.has(id));
  const found = new Map(others.map((point) => [point.id, point]));
  const picked = known.map((id) => index.get(id)!);
  const whole = await stepping(extendLegTableSteps(table, points, picked, [...found.values(), ...further], ways));
  if (found.size === 0 && known.length === ids.length) return whole;
  const at = new Map([...known, ...found.keys()].map((id, i) => [id, i]));
  const order = [...ids.map((id) => at.get(id)), ...further.map((_, i) => known.length + found.size + i)];
  return reorder(whole, order);
}

/** The course of one way, or null where there is none; with `barriers` around closed and slow roads. Ends are places by id or points. */
export async function routeGeometry(
  db: Db,
  region: Region,
  from: string | WayPoint,
  to: string | WayPoint,
  barriers: readonly Barrier[] = [],
): Promise<Route | null> {
  const { ways } = barriers.length > 0 ? await openBarred(db, region, barriers) : await readyLegs(db, region);
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
  const table = kept ? unpackLegs(kept.legs) : await stepping(legTableSteps(ways, points));
  if (!kept) {
    await keepLegs(
      db,
      region.id,
      hash,
      points.map(({ id }) => id),
      packLegs(table),
    );
  }
  return { ways, points, index: new Map(points.map(({ id }, i) => [id, i])), table, barred: new Map() };
}

/** A closure changes the ways of a whole region. Tables are kept for the sets of barriers asked about most recently. */
const MOST_BARRED = 8;

interface BarredLegs extends Legs {
  ways: BarredWays;
  /** The usual table, until the row of an origin is done. */
  table: LegTable;
  done: Uint8Array;
}

/** The region's table with the rows of these places as they are around the barriers: each once, kept until the barriers change. Lets requests through between them. */
async function barredLegs(db: Db, region: Region, ids: readonly string[], barriers: readonly Barrier[]): Promise<Legs> {
  const usual = await readyLegs(db, region);
  const legs = await openBarred(db, region, barriers);
  let breath = performance.now();
  for (const id of ids) {
    const row = legs.index.get(id);
    if (row === undefined || legs.done[row]) continue;
    const around = legs.ways.around(legs.points[row]!, legs.points, legsFrom(usual.table, row));
    for (const [to, way] of around.entries()) setLeg(legs.table, row, to, way);
    legs.done[row] = 1;
    if (performance.now() - breath < MOST_MS) continue;
    await breathe();
    breath = performance.now();
  }
  return legs;
}

/** Searching holds the thread no longer than this. */
const MOST_MS = 8;

async function openBarred(db: Db, region: Region, barriers: readonly Barrier[]): Promise<BarredLegs> {
  const usual = await readyLegs(db, region);
  const { barred } = usual;
  const key = JSON.stringify(barriers);
  const legs = barred.get(key) ?? computeBarred(region, usual, barriers);
  // The newest is the last.
  barred.delete(key);
  barred.set(key, legs);
  legs.catch(() => barred.delete(key));
  const [oldest] = barred.keys();
  if (barred.size > MOST_BARRED) barred.delete(oldest!);
  return legs;
}

async function computeBarred(
  region: Region,
  { points, index, table }: Legs,
  barriers: readonly Barrier[],
): Promise<BarredLegs> {
  const ways = await barredWays(region, barriers);
  return { ways, points, index, table: copyLegs(table), done: new Uint8Array(points.length) };
}

/** Searches the ways between all places of the table ahead of the first plan that asks for them. */
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

/** Lets requests through between two searches, whenever they took long enough together. */
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
