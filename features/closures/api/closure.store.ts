import { type Selectable, sql } from 'kysely';
import type { ClosureArea, ClosureInput } from '#features/closures/contract/closure.ts';
import type { ClosureState } from '#features/closures/contract/closure-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { ClosureTable } from './tables.ts';

export type ClosureRow = Omit<Selectable<ClosureTable>, 'starts_on' | 'ends_on'> & {
  starts_on: string;
  ends_on: string | null;
};

const columns = sql`region_id, id, kind, state, version, place_id, name, area, severity, factor, starts_on::text as starts_on, ends_on::text as ends_on,
  time_zone, reason, source, source_url, created_at, created_by, updated_at, announced_at, ended_at`;

/** Newest dates first. */
export async function listClosureRows(db: Database, region: string, limit: number): Promise<ClosureRow[]> {
  const { rows } = await sql<ClosureRow>`
    select ${columns} from closure where region_id = ${region} order by starts_on desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function findClosure(db: Database, region: string, id: string): Promise<ClosureRow | undefined> {
  const { rows } = await sql<ClosureRow>`
    select ${columns} from closure where region_id = ${region} and id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockClosure(trx: Database, region: string, id: string): Promise<ClosureRow | undefined> {
  const { rows } = await sql<ClosureRow>`
    select ${columns} from closure where region_id = ${region} and id = ${id}::uuid for update`.execute(trx);
  return rows[0];
}

const valuesOf = (input: ClosureInput) => ({
  kind: input.kind,
  place_id: input.place,
  name: input.name,
  area: input.area && JSON.stringify(input.area),
  severity: input.severity,
  factor: input.factor,
  starts_on: input.startsOn,
  ends_on: input.endsOn,
  reason: input.reason,
  source: input.source,
  source_url: input.sourceUrl,
});

export async function insertClosure(
  trx: Database,
  region: string,
  input: ClosureInput,
  by: { timeZone: string; accountId: string | null },
): Promise<string> {
  const { id } = await trx
    .insertInto('closure')
    .values({ region_id: region, ...valuesOf(input), time_zone: by.timeZone, created_by: by.accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveClosure(trx: Database, row: ClosureRow, input: ClosureInput): Promise<void> {
  await trx
    .updateTable('closure')
    .set({ ...valuesOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('region_id', '=', row.region_id)
    .where('id', '=', row.id)
    .execute();
}

export async function saveClosureState(trx: Database, row: ClosureRow, state: ClosureState): Promise<void> {
  await trx
    .updateTable('closure')
    .set({
      state,
      updated_at: sql`now()`,
      announced_at: state === 'announced' ? sql`now()` : row.announced_at,
      ended_at: state === 'ended' ? sql`now()` : null,
    })
    .where('region_id', '=', row.region_id)
    .where('id', '=', row.id)
    .execute();
}

/** Ends what was over before `today`; answers their ids. */
export async function endPast(trx: Database, region: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update closure set state = 'ended', ended_at = now(), updated_at = now()
    where region_id = ${region} and state = 'announced' and ends_on < ${today}::date returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface Spot {
  id: string;
  lon: number;
  lat: number;
}

/** Published places in a box of degrees, at most `limit`. */
export async function placesInBox(
  db: Database,
  region: string,
  [west, south, east, north]: readonly [number, number, number, number],
  limit: number,
): Promise<Spot[]> {
  const { rows } = await sql<Spot>`
    select id, lon, lat from company
    where region_id = ${region} and status = 'published' and position <@ box(map_point(${west}, ${south}), map_point(${east}, ${north}))
    limit ${limit}`.execute(db);
  return rows;
}

export async function itinerariesThrough(
  db: Database,
  region: string,
  places: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from itinerary
    where region_id = ${region} and status in ('published', 'featured') and places && ${places}::uuid[] order by rank, id`.execute(
    db,
  );
  return rows;
}

/** Kept trips with a stop at one of the places on a day of the dates; found by the index of their days. Without an end: from then on. */
export async function countTripsThrough(
  db: Database,
  region: string,
  places: readonly string[],
  dates: { from: string; to: string | null },
): Promise<number> {
  if (places.length === 0) return 0;
  const visits = places.map((place) => JSON.stringify([{ stops: [{ place }] }]));
  const { rows } = await sql<{ trips: number }>`
    select count(*)::int as trips from trip
    where region_id = ${region} and binned_at is null and document -> 'days' @> any(${visits}::jsonb[])
      and exists (
        select from jsonb_array_elements(document -> 'days') as day, jsonb_array_elements(day -> 'stops') as stop
        where day ->> 'date' >= ${dates.from} and (${dates.to}::text is null or day ->> 'date' <= ${dates.to})
          and stop ->> 'place' = any(${places}::text[]))`.execute(db);
  return rows[0]!.trips;
}

export const boxOf = (area: ClosureArea): readonly [number, number, number, number] => {
  if (area.shape === 'polygon') {
    const lons = area.ring.map(([lon]) => lon);
    const lats = area.ring.map(([, lat]) => lat);
    return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  }
  const high = area.metres / 111_195;
  const wide = high / Math.cos((area.lat * Math.PI) / 180);
  return [area.lon - wide, area.lat - high, area.lon + wide, area.lat + high];
};
