import { type Selectable, sql } from 'kysely';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import type { ClosureState } from '#features/closures/contract/closure-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { ClosureTable, MadeAs } from './tables.ts';

export type ClosureRow = Omit<Selectable<ClosureTable>, 'starts_on' | 'ends_on'> & {
  starts_on: string;
  ends_on: string | null;
};

const columns = sql`region_id, id, kind, state, version, place_id, name, area, severity, factor, starts_on::text as starts_on, ends_on::text as ends_on,
  time_zone, closed_from, closed_to, made_as, reason, source, source_url, created_at, created_by, updated_at, announced_at, ended_at`;

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
  // The region's form knows no hours, so it leaves them.
  ...(input.hours !== undefined && { closed_from: input.hours?.from ?? null, closed_to: input.hours?.to ?? null }),
});

export async function insertClosure(
  trx: Database,
  region: string,
  input: ClosureInput,
  by: { timeZone: string; accountId: string | null; madeAs?: MadeAs; id?: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('closure')
    .values({
      region_id: region,
      ...valuesOf(input),
      time_zone: by.timeZone,
      created_by: by.accountId,
      ...(by.madeAs && { made_as: by.madeAs }),
      ...(by.id && { id: by.id }),
    })
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

/** Announced closures of a place that the place's own team made and that have not passed. The earliest is the first. */
export async function ownClosuresOf(
  db: Database,
  region: string,
  placeId: string,
  today: string,
): Promise<ClosureRow[]> {
  const { rows } = await sql<ClosureRow>`
    select ${columns} from closure
    where region_id = ${region} and place_id = ${placeId}::uuid and made_as <> 'region' and state = 'announced'
      and (ends_on is null or ends_on >= ${today}::date)
    order by starts_on, id`.execute(db);
  return rows;
}

/**
 * @param today a local day.
 * @returns the ids of the ended closures.
 */
export async function endPast(trx: Database, region: string, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update closure set state = 'ended', ended_at = now(), updated_at = now()
    where region_id = ${region} and state = 'announced' and ends_on < ${today}::date returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
